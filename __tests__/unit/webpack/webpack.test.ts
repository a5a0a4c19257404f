/** @jest-environment node */
import {
  compileWhileArriving,
  leaveOutPartytown,
  leaveOutScrollPositions,
  leaveOutSourceMaps,
  takeEarlyAnswers,
} from "../../../src/webpack/scripts"
import { allowAnyOrderOfModules, nameClassesAfterModules } from "../../../src/webpack/styles"
import { keepTypefacesAsFiles } from "../../../src/webpack/typefaces"
import { inFolder, write } from "../stand-ins/folder"

const withRule = (test: RegExp, use: object) => ({ module: { rules: [{ test, use: [use] }] } })

test.each([
  ["source maps", () => leaveOutSourceMaps({ devtool: false })],
  ["Partytown", () => leaveOutPartytown({}, "no/such/file.js")],
  ["scroll positions", () => leaveOutScrollPositions({}, ["no/such/folder"])],
  ["loader that uses", () => takeEarlyAnswers({}, jest.fn(), "fetch(url)")],
  ...[undefined, { minimizer: [] }, { minimizer: [{ options: {} }, "..."] }].map(
    optimization =>
      // @ts-expect-error: minimizers of another kind than Gatsby's
      ["minimizer of scripts", () => compileWhileArriving({ optimization })] as const,
  ),
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
  ["extraction of styles", () => allowAnyOrderOfModules({ plugins: [] })],
] as const)("a configuration of Gatsby's webpack without %s is refused", (missing, change) => {
  expect(change).toThrow(new RegExp(`has no ${missing}`))
})

test("two CSS modules of one name are refused, since their classes would be mixed up", () => {
  write({ "home/card.module.css": ".card {}", "legal/card.module.css": ".card {}" })
  expect(() => nameClassesAfterModules({}, [inFolder()])).toThrow(
    "Two CSS modules are called card.module.css: give one another name.",
  )
})
