import { render } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server.node"
import { enhanceBeforeHydration } from "../../../src/browser/inline/before-hydration"

beforeAll(() => {
  // jsdom has none of these.
  Object.assign(window, {
    CSS: { supports: () => false },
    matchMedia: () => new EventTarget(),
    scrollTo: () => {},
  })
  enhanceBeforeHydration()
})

afterEach(() => document.body.replaceChildren())

/**
 * Shows an element as HTML and runs its inline scripts. `hydrate` throws if the first render differs from the HTML,
 * unless `mayDiffer`.
 */
export function openPage(element: ReactElement) {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(element)
  for (const script of container.querySelectorAll("script")) {
    const running = document.createElement("script")
    running.text = script.text
    script.replaceWith(running)
  }
  const hydrate = ({ mayDiffer = false } = {}) => {
    const onRecoverableError = (error: unknown) => {
      if (!mayDiffer) throw error
    }
    return render(element, { container, hydrate: true, onRecoverableError })
  }
  return { hydrate }
}
