/** @jest-environment node */
import site from "../../../package.json"
import editor from "../../../src/editor/package.json"
import lock from "../../../src/editor/package-lock.json"

test("the editor's packages are of the versions asked for, from any registry", () => {
  const { "": _root, ...packages } = lock.packages as Record<string, { version?: string }>
  for (const [name, version] of Object.entries(editor.dependencies)) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ version })
  }
  for (const entry of Object.values(packages)) expect(entry).not.toHaveProperty("resolved")
})

test("the site installs nothing of them", () => {
  const installed = Object.keys({ ...site.dependencies, ...site.devDependencies })
  for (const name of Object.keys(editor.dependencies)) expect(installed).not.toContain(name)
})
