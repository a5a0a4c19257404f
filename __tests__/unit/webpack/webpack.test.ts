/** @jest-environment node */
// Changes of Gatsby's insides that must stop the build.

import {
  keepFontsAsFiles,
  nameClassesAfterModules,
  splitStyles,
} from "../../../src/webpack/css-and-fonts"
import { assertGatsbyGlobals, replaceScrollRestoration } from "../../../src/webpack/gatsby-scripts"
import { inFolder, write } from "../mocks/folder"

test.each<[string, () => void]>([
  ["package gatsby-react-router-scroll", () => replaceScrollRestoration({}, ["no/such/folder"])],
  ["___navigate", () => assertGatsbyGlobals(inFolder())],
  ["chunk of all styles", () => splitStyles({})],
  ["rule for fonts", () => keepFontsAsFiles({})],
  ["loader of CSS modules", () => nameClassesAfterModules({})],
])("fails the build if Gatsby has no %s", (missing, change) => {
  write({ "production-app.js": "", "navigation.js": "", "loader.js": "" })
  expect(change).toThrow(new RegExp(`Could not find (the )?${missing}`))
})
