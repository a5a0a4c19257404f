import type { ReactNode } from "react"

/** Replaces Gatsby's context, which writes the position to sessionStorage on every scroll. */
export const ScrollContext = ({ children }: { children: ReactNode }) => children

/** Gatsby exports it; the site does not use it. */
export const useScrollRestoration = undefined
