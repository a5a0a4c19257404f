import { loadScripts } from "../../../src/browser/inline/load-scripts"

test("scripts load even if a host runs the inline script after the page has loaded", () => {
  jest.useFakeTimers()
  Object.assign(window, { PerformanceObserver: jest.fn(() => ({ observe() {} })) })
  loadScripts(["/app.js"])
  jest.runAllTimers()
  expect(document.head.querySelector("script")).toHaveAttribute("src", "/app.js")
})
