import { createContext, type PropsWithChildren, Suspense, use } from "react"

/** Whether the visitor is coming from another page of the site and this one's first screen is not shown yet. */
export const Arriving = createContext(false)

/**
 * Content below a phone's first screen. When the visitor comes from another page of the site, it is
 * rendered after that screen. In a page that came as HTML it hydrates separately: after the
 * rest of the page, or at once if the visitor uses it.
 */
export function BelowTheFold({ children }: PropsWithChildren) {
  return use(Arriving) ? null : <Suspense>{children}</Suspense>
}
