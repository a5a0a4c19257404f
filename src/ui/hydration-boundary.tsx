import { Component, type ComponentPropsWithoutRef, createElement, Suspense } from "react"

type Props = ComponentPropsWithoutRef<"section"> & { as: "section" | "header" | "footer" | "main" }

/**
 * A part of the page that hydrates on its own: if a translator or an extension has changed its HTML, React re-renders
 * only this part. If React fails to render it, the old elements stay, with everything typed into them; `data-failed`
 * marks them, and React leaves them alone.
 */
export class HydrationBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}
  private before?: ChildNode[]
  private isNewPage = isHydrated()

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidMount() {
    this.isNewPage = false
  }

  override render() {
    const { as, children, ...props } = this.props
    const { error } = this.state
    if (!error) return createElement(as, props, <Suspense>{children}</Suspense>)
    // After a link, the old elements are those of the previous page: `hydratePage` loads the new one.
    if (this.isNewPage) throw error

    // The old elements are still there during this render.
    const element = document.querySelector(props.id ? `#${props.id}` : as)
    this.before ??= Array.from(element?.childNodes ?? [])
    return createElement(as, { ...props, ref: this.keep, "data-failed": "" })
  }

  private keep = (element: HTMLElement | null) => {
    if (this.before) element?.replaceChildren(...this.before)
  }
}

/** Whether React has rendered the first page: anything that mounts now belongs to a new page. */
export const isHydrated = () =>
  typeof document !== "undefined" && document.documentElement.dataset.hydration === "ready"
