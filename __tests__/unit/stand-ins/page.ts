import { render } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server.node"

afterEach(() => document.body.replaceChildren())

/**
 * Shows an element as a visitor gets it: first as HTML whose inline scripts run. `hydrate` then hydrates it, and
 * throws if the first render differs from the HTML.
 */
export function openPage(element: ReactElement) {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(element)
  for (const script of container.querySelectorAll("script")) {
    const running = document.createElement("script")
    running.text = script.text
    script.replaceWith(running)
  }
  const onRecoverableError = (error: unknown) => {
    throw error
  }
  return { hydrate: () => render(element, { container, hydrate: true, onRecoverableError }) }
}
