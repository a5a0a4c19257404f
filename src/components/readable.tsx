import { Component, type ComponentPropsWithoutRef, createElement } from "react"

type Props = ComponentPropsWithoutRef<"section"> & { as: "section" | "header" | "footer" | "main" }

/**
 * An element that stays readable when something in it can no longer be rendered: with what stood in
 * it before, and what was typed there. It has `data-failed` then, and React leaves it alone.
 */
export class Readable extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private before?: ChildNode[]

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { as, children, ...props } = this.props
    if (!this.state.failed) return createElement(as, props, children)

    // What this is going to replace is still there, be it the server's.
    const element = document.querySelector(props.id ? `#${props.id}` : as)
    this.before ??= Array.from(element?.childNodes ?? [])
    return createElement(as, { ...props, ref: this.keep, "data-failed": "" })
  }

  private keep = (element: HTMLElement | null) => {
    if (this.before) element?.replaceChildren(...this.before)
  }
}
