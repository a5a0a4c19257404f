import { Component, type ComponentPropsWithoutRef, createElement, Suspense } from "react"

type Props = ComponentPropsWithoutRef<"section"> & { as: "section" | "header" | "footer" | "main" }

/**
 * A part of the page that hydrates on its own: if a translator or an extension has changed its HTML, React re-renders only
 * this part. If React fails to render it, the old elements stay with everything typed into them, marked
 * `data-failed`, and React leaves them alone.
 */
export class HydrationBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private before?: ChildNode[]

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { as, children, ...props } = this.props
    if (!this.state.failed) return createElement(as, props, <Suspense>{children}</Suspense>)

    // The old elements are still there during this render.
    const element = document.querySelector(props.id ? `#${props.id}` : as)
    this.before ??= Array.from(element?.childNodes ?? [])
    return createElement(as, { ...props, ref: this.keep, "data-failed": "" })
  }

  private keep = (element: HTMLElement | null) => {
    if (this.before) element?.replaceChildren(...this.before)
  }
}
