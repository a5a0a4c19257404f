import { type ComponentPropsWithoutRef, createElement, Suspense } from "react"

type Props = ComponentPropsWithoutRef<"section"> & {
  as: "section" | "header" | "footer" | "main" | "nav" | "div"
}

/**
 * A part of the page that hydrates on its own: if a translator or an extension has changed its HTML, React re-renders
 * only this part. If React cannot render it, `hydratePage` restores the page's HTML. Without an element, use `Suspense`.
 */
export const HydrationBoundary = ({ as, children, ...props }: Props) =>
  createElement(as, props, <Suspense>{children}</Suspense>)
