import type { ReactNode } from "react"

/** In place of Gatsby's, which writes the position to the session's store as long as a page scrolls. */
export function ScrollContext({ children }: { children: ReactNode }): ReactNode {
  return children
}

/** @throws Error, since there is none */
export function useScrollRestoration(): never {
  throw new Error("Positions are the browser's and those of src/browser/scroll-to-route.ts.")
}
