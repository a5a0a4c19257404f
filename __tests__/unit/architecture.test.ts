/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { scripts } from "../../package.json"

const documents = ["README.md", "CONTRIBUTING.md", "DEPLOYING.md", "EDITING.md"]
  .concat(readdirSync("docs").map(file => `docs/${file}`))
  .filter(file => file.endsWith(".md"))
const read = (file: string) => readFileSync(file, "utf8")

describe.each(documents)("%s", file => {
  test("names only files and folders that there are", () => {
    const paths = [...read(file).matchAll(/`((?:src|__tests__|docs)\/[\w./-]+)`/g)]
    expect(paths.map(([, path]) => path).filter(path => !existsSync(String(path)))).toEqual([])
  })

  test("names only commands that there are", () => {
    const commands = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => String(name))
    expect(commands.filter(name => !(name in scripts))).toEqual([])
  })
})

/** A file's room: its folder in `src/`, or `gatsby` for Gatsby's own files. */
const roomOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1] ?? "gatsby"

/** The rooms that each room imports from. */
function imports(): [from: string, to: string][] {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map(file => posix.join("src", file.replaceAll("\\", "/")))
    .filter(file => /\.(ts|tsx)$/.test(file))
  return files.flatMap(file =>
    [...read(file).matchAll(/(?:from |import |import\()"(\.[^"]+)"/g)].flatMap(([, to]) => {
      const target = roomOf(posix.join(posix.dirname(file), String(to)))
      return target === roomOf(file) ? [] : [[roomOf(file), target] as [string, string]]
    }),
  )
}

test("there are no cycles among the folders of src", () => {
  const arrows = imports()
  const reaches = (from: string, to: string): boolean =>
    arrows.some(([start, end]) => start === from && (end === to || reaches(end, to)))
  const rooms = new Set(arrows.flat())
  expect(rooms.size).toBeGreaterThan(5)
  expect([...rooms].filter(room => reaches(room, room))).toEqual([])
})

test("one file of the content's code knows Node: the editor's page runs the others", () => {
  const files = readdirSync("src/content", { encoding: "utf8" }).map(file => `src/content/${file}`)
  expect(files.filter(file => /"node:|\bBuffer\b/.test(read(file)))).toEqual([
    "src/content/disk.ts",
  ])
})
