/** @jest-environment node */
// Changes of Gatsby's insides that must stop the build.

import {
  keepFontsAsFiles,
  nameClassesAfterModules,
  splitStyles,
} from "../../../src/webpack/css-and-fonts"
import { assertGatsbyGlobals, replaceScrollRestoration } from "../../../src/webpack/gatsby-scripts"
import { inFolder, write } from "../mocks/folder"

const withRule = (test: RegExp, use: object) => ({ module: { rules: [{ test, use: [use] }] } })

test.each([
  ["package gatsby-react-router-scroll", () => replaceScrollRestoration({}, ["no/such/folder"])],
  [
    "___navigate",
    () => {
      write({ "production-app.js": "", "navigation.js": "", "loader.js": "" })
      assertGatsbyGlobals(inFolder())
    },
  ],
  ["chunk of all styles", () => splitStyles({})],
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
