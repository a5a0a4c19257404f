import type { ReactNode } from "react"

/** Replaces Gatsby's, which writes the position to sessionStorage on every scroll. */
export const ScrollContext = ({ children }: { children: ReactNode }) => children

/** Nothing here uses it. */
export const useScrollRestoration = undefined
