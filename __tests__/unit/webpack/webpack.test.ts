/** @jest-environment node */
// Changes in Gatsby's internals that must stop the build.

import {
  assertGatsbyNames,
  keepFontsAsFiles,
  nameClassesAfterModules,
  splitStyles,
} from "../../../src/webpack/change-webpack"
import { inFolder, write } from "../mocks/folder"

test.each<[string, () => void]>([
  ["gatsby-react-router-scroll", () => assertGatsbyNames(inFolder())],
  ["chunk of all styles", () => splitStyles({})],
  ["rule for fonts", () => keepFontsAsFiles({})],
  ["loader of CSS modules", () => nameClassesAfterModules({})],
])("the build fails if Gatsby has no %s", (name, change) => {
  write({ "production-app.js": "", "navigation.js": "", "loader.js": "" })
  expect(change).toThrow(new RegExp(`Could not find (the )?${name}`))
})
