/** @jest-environment node */
import { expectGlobals, leaveOutScrollPositions } from "../../../src/webpack/scripts"
import { keepTypefacesAsFiles, nameClassesAfterModules } from "../../../src/webpack/styles"
import { inFolder, write } from "../mocks/folder"

const withRule = (test: RegExp, use: object) => ({ module: { rules: [{ test, use: [use] }] } })

test.each([
  ["scroll positions", () => leaveOutScrollPositions({}, ["no/such/folder"])],
  [
    "___navigate",
    () => {
      write({ "production-app.js": "", "navigation.js": "", "loader.js": "" })
      expectGlobals(inFolder())
    },
  ],
  [
    "rule for typefaces",
    () => keepTypefacesAsFiles(withRule(/\.png$/, { loader: "url-loader", options: {} })),
  ],
  [
    "loader of CSS",
    () =>
      nameClassesAfterModules(
        withRule(/\.css$/, { loader: "css-loader", options: { modules: false } }),
      ),
  ],
] as const)("a Gatsby without %s is refused", (missing, change) => {
  expect(change).toThrow(new RegExp(`has no ${missing}`))
})

test("two CSS modules of one name are refused, since their classes would be mixed up", () => {
  write({ "home/card.module.css": ".card {}", "legal/card.module.css": ".card {}" })
  expect(() => nameClassesAfterModules({}, [inFolder()])).toThrow(
    "Two CSS modules are called card.module.css: give one another name.",
  )
})
