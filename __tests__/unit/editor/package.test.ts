/** @jest-environment node */
import site from "../../../package.json"
import editor from "../../../src/editor/package.json"
import lock from "../../../src/editor/package-lock.json"

test("the editor is one package, of the version asked for, from any registry", () => {
  const { "": _root, ...packages } = lock.packages
  expect(Object.keys(packages)).toEqual(["node_modules/decap-cms"])
  expect(packages["node_modules/decap-cms"].version).toBe(editor.dependencies["decap-cms"])
  expect(packages["node_modules/decap-cms"]).not.toHaveProperty("resolved")
})

test("the site installs nothing of it", () => {
  expect(Object.keys({ ...site.dependencies, ...site.devDependencies }).join()).not.toContain("cms")
})
