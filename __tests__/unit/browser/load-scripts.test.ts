import { loadScripts } from "../../../src/browser/inline/load-scripts"

test("scripts load even if a host runs the inline script after the page has loaded", () => {
  jest.useFakeTimers()
  // jsdom has none.
  Object.assign(window, {
    PerformanceObserver: class {
      observe() {}
    },
  })
  loadScripts(["/app.js"])
  jest.runAllTimers()
  expect(document.head.querySelector("script")).toHaveAttribute("src", "/app.js")
})
