import { actFromFirstPaint } from "../../../src/browser/first-paint"

test.each([
  [0, false],
  [20, false],
  [21, true],
])("at %d px the page is marked as scrolled: %s", (scrollY, marked) => {
  window.matchMedia = () => new EventTarget() as MediaQueryList
  Object.assign(window, { CSS: { supports: () => true }, scrollY })
  actFromFirstPaint()
  window.dispatchEvent(new Event("scroll"))
  expect(document.documentElement.hasAttribute("data-scrolled")).toBe(marked)
})
