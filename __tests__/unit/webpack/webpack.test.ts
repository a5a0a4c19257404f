/** @jest-environment node */
import {
  keepMediaAsFiles,
  nameClassesAfterModules,
  splitStyles,
} from "../../../src/webpack/change-webpack"

test.each([
  ["chunk of all styles", splitStyles],
  ["rule for fonts", keepMediaAsFiles],
  ["loader of CSS modules", nameClassesAfterModules],
])("the build fails if Gatsby has no %s", (name, change) => {
  expect(() => change({})).toThrow(`Could not find the ${name}`)
})
