/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"

const read = (file: string) => readFileSync(file, "utf8")
const documents = ["README.md", "CONTRIBUTING.md", "DEPLOYING.md", "EDITING.md"].concat(
  readdirSync("docs").flatMap(file => (file.endsWith(".md") ? `docs/${file}` : [])),
)

test.each(documents)("%s names only files and folders that there are", file => {
  const paths = [...read(file).matchAll(/`((?:src|__tests__|docs)\/[\w./-]+)`/g)]
  expect(paths.map(([, path]) => path).filter(path => !existsSync(String(path)))).toEqual([])
})

test("there are no cycles among the folders of src", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  const folderOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1] ?? "src"
  const arrows = files
    .map(file => `src/${file}`)
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file => {
      const imported = [...read(file).matchAll(/(?:from |import |import\()"(\.[^"]+)"/g)]
      const targets = imported.map(([, to = ""]) => posix.join(posix.dirname(file), to))
      return targets.map(target => [folderOf(file), folderOf(target)] as const)
    })
    .filter(([from, to]) => from !== to)
  const reaches = (from: string, to: string): boolean =>
    arrows.some(([start, end]) => start === from && (end === to || reaches(end, to)))
  const folders = [...new Set(arrows.flat())]
  expect(folders.length).toBeGreaterThan(5)
  expect(folders.filter(folder => reaches(folder, folder))).toEqual([])
})
