import { type ReactNode, startTransition } from "react"
import { hydrateRoot, type RootOptions } from "react-dom/client"
import { isReloading } from "../inline/scrolling"

/**
 * Hydrates the page, unless `loadPageOnBack` loads another. If a component throws, React empties the page; this
 * restores its HTML or, after a link, loads the new page.
 */
export function hydratePage(app: ReactNode, root: Element): void {
  if (isReloading()) return
  const { pathname } = location
  const nodes = [...root.childNodes]
  const onUncaughtError: RootOptions["onUncaughtError"] = error => {
    reportError(error)
    // Makes both forms ask visitors to write or call, and Back load its page in full.
    delete document.documentElement.dataset.hydration
    if (location.pathname === pathname) root.replaceChildren(...nodes)
    else location.reload()
  }
  // Lets the browser react to input every 5 ms.
  startTransition(() => void hydrateRoot(root, app, { onUncaughtError }))
}
