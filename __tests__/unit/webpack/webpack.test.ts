/** @jest-environment node */
import { expectGlobals, leaveOutScrollPositions } from "../../../src/webpack/scripts"
import { keepFontsAsFiles, nameClassesAfterModules } from "../../../src/webpack/styles"
import { inFolder, write } from "../mocks/folder"

const withRule = (test: RegExp, use: object) => ({ module: { rules: [{ test, use: [use] }] } })

test.each([
  ["package gatsby-react-router-scroll", () => leaveOutScrollPositions({}, ["no/such/folder"])],
  [
    "___navigate",
    () => {
      write({ "production-app.js": "", "navigation.js": "", "loader.js": "" })
      expectGlobals(inFolder())
    },
  ],
  [
    "rule for fonts",
    () => keepFontsAsFiles(withRule(/\.png$/, { loader: "url-loader", options: {} })),
  ],
  [
    "loader of CSS modules",
    () =>
      nameClassesAfterModules(
        withRule(/\.css$/, { loader: "css-loader", options: { modules: false } }),
      ),
  ],
] as const)("fails the build if Gatsby has no %s", (missing, change) => {
  expect(change).toThrow(new RegExp(`Could not find (the )?${missing}`))
})

test("fails the build if two CSS modules have the same name", () => {
  write({ "home/card.module.css": ".card {}", "legal/card.module.css": ".card {}" })
  expect(() => nameClassesAfterModules({}, [inFolder()])).toThrow(
    "Two CSS modules are called card.module.css. Rename one of them.",
  )
})
