import type { ReactNode } from "react"

/** Replaces Gatsby's, which writes the position to sessionStorage on every scroll. */
export function ScrollContext({ children }: { children: ReactNode }): ReactNode {
  return children
}

/** @throws Error always: nothing here uses it */
export function useScrollRestoration(): never {
  throw new Error("src/browser/keep-place.ts decides about scroll positions.")
}
