/** @jest-environment node */
import { finishPage } from "../../../src/publishing/finish-pages"

const place = '<script data-sources=""></script>'

test.each([
  ["no", "<body></body>"],
  ["two", `<body>${place}${place}</body>`],
])("a page with %s BootScripts stops the build", (_count, html) => {
  const parts = { pathname: "/", urls: [], boot: "" }
  expect(() => finishPage(html, parts)).toThrow("one BootScript is needed")
})
