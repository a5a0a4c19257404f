import { createContext, type PropsWithChildren, Suspense, use } from "react"

/** Whether the page is just being reached from another, and nothing of it is painted yet. */
export const Arriving = createContext(false)

/**
 * What stands below a phone's first screen. A page that is just being reached paints that screen
 * before this is rendered. In a page that came as HTML it hydrates for itself: when the page has, or
 * at once if a visitor acts in it before.
 */
export function BelowTheFold({ children }: PropsWithChildren) {
  return use(Arriving) ? null : <Suspense>{children}</Suspense>
}
