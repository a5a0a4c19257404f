import { Component, type ComponentPropsWithoutRef, createElement, Suspense } from "react"

type Props = ComponentPropsWithoutRef<"section"> & { as: "section" | "header" | "footer" | "main" }

/**
 * A part of the page that hydrates for itself: if a translator or an extension has changed it, React draws this part anew
 * and no other. If React cannot render it at all, the old elements stay, with what was typed into them. The element then
 * has `data-failed`, and React leaves it alone.
 */
export class KeepsDomOnError extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private before?: ChildNode[]

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { as, children, ...props } = this.props
    if (!this.state.failed) return createElement(as, props, <Suspense>{children}</Suspense>)

    // The elements that this render replaces are still there, whether React's or the server's.
    const element = document.querySelector(props.id ? `#${props.id}` : as)
    this.before ??= Array.from(element?.childNodes ?? [])
    return createElement(as, { ...props, ref: this.keep, "data-failed": "" })
  }

  private keep = (element: HTMLElement | null) => {
    if (this.before) element?.replaceChildren(...this.before)
  }
}
