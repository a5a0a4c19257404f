/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  compileWhileArriving,
  leaveOutPartytown,
  leaveOutScrollPositions,
  leaveOutSourceMaps,
  takeEarlyAnswers,
} from "../../../src/webpack/scripts"
import { allowAnyOrderOfModules, nameClassesAfterModules } from "../../../src/webpack/styles"
import { keepTypefacesAsFiles } from "../../../src/webpack/typefaces"

describe("each change of Gatsby's webpack configuration stops where it finds nothing to change", () => {
  test("source maps", () => {
    expect(() => leaveOutSourceMaps({ devtool: false })).toThrow("has no source maps any more")
  })

  test("Partytown", () => {
    expect(() => leaveOutPartytown({}, "no/such/file.js")).toThrow("has no Partytown any more")
  })

  test("scroll positions", () => {
    expect(() => leaveOutScrollPositions({}, ["no/such/folder"])).toThrow("has no scroll positions")
  })

  test("requests by its loader", () => {
    expect(() => takeEarlyAnswers({}, jest.fn(), "fetch(url)")).toThrow("has no loader that uses")
  })

  test("the hint to compile scripts while they arrive", () => {
    const others = [{ options: {} }, "..."] as const
    for (const optimization of [undefined, { minimizer: [] }, { minimizer: [...others] }]) {
      // @ts-expect-error: minimizers of another kind than Gatsby's
      expect(() => compileWhileArriving({ optimization })).toThrow("has no minimizer of scripts")
    }
  })

  test("typefaces as files", () => {
    const rules = [{ test: /\.png$/, use: [{ loader: "url-loader", options: {} }] }]
    expect(() => keepTypefacesAsFiles({ module: { rules } })).toThrow("has no rule for typefaces")
  })

  test("names of classes", () => {
    const rules = [{ test: /\.css$/, use: [{ loader: "css-loader", options: { modules: false } }] }]
    expect(() => nameClassesAfterModules({ module: { rules } })).toThrow("has no loader of CSS")
  })

  test("the order of modules", () => {
    expect(() => allowAnyOrderOfModules({ plugins: [] })).toThrow("has no extraction of styles")
  })
})

test("two CSS modules of one name are refused, since their classes would be mixed up", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquisade-"))
  for (const place of ["home", "legal"]) {
    mkdirSync(join(folder, place))
    writeFileSync(join(folder, place, "card.module.css"), ".card {}")
  }
  expect(() => nameClassesAfterModules({}, [folder])).toThrow(
    "Two CSS modules are called card.module.css: give one another name.",
  )
})
