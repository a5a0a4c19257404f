/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, posix, resolve } from "node:path"
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

/** A file's node in the drawing: its folder, or `gatsby` for Gatsby's own files. */
function roomOf(file: string): string {
  const [top = "", room = "", inner = ""] = file.split("/")
  if (top !== "src") return "gatsby"
  return room === "content" ? inner : room
}

/** The nodes that each node imports from. */
function imports(): string[] {
  const files = (readdirSync("src", { recursive: true }) as string[])
    .map(file => posix.join("src", file.replaceAll("\\", "/")))
    .concat(["gatsby-node.ts", "gatsby-config.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"])
    .filter(file => /\.(ts|tsx|mjs)$/.test(file))
  const arrows = files.flatMap(file =>
    [...read(file).matchAll(/(?:from |import |import\()"(\.[^"]+)"/g)].flatMap(([, to]) => {
      const target = posix.join(posix.dirname(file), String(to))
      const code = ["", ".ts", ".tsx", ".mjs"].some(
        end => /\.(ts|tsx|mjs)$/.test(target + end) && existsSync(resolve(target + end)),
      )
      const arrow = [roomOf(file), roomOf(target)]
      return code && arrow[0] !== arrow[1] ? [arrow.join(" --> ")] : []
    }),
  )
  return [...new Set(arrows)].sort()
}

/** The arrows of the drawing, one by one. */
function drawn(): string[] {
  const lines = [
    ...read(join("docs", "architecture.md")).matchAll(/^ +(\w+)\S*(?: hooks\]\))? -\.?-> (.+)$/gm),
  ]
  return lines
    .flatMap(([, from, to]) =>
      String(to)
        .split(" & ")
        .map(room => `${from} --> ${room}`),
    )
    .sort()
}

test("the drawing of what depends on what has the arrows of the imports, and no others", () => {
  expect(drawn()).toEqual(imports())
})

test("one file of the content's code knows Node", () => {
  const files = readdirSync("src/content", { recursive: true, encoding: "utf8" })
    .map(file => `src/content/${file.replaceAll("\\", "/")}`)
    .filter(file => file.endsWith(".ts") && /"node:|\bBuffer\b|\b__dirname\b/.test(read(file)))
  expect(files).toEqual(["src/content/reading/disk.ts"])
})

test("no arrow runs back", () => {
  const reaches = (from: string, to: string): boolean =>
    drawn().some(arrow => {
      const [start, end] = arrow.split(" --> ")
      return start === from && (end === to || reaches(String(end), to))
    })
  const rooms = new Set(drawn().flatMap(arrow => arrow.split(" --> ")))
  expect([...rooms].filter(room => reaches(room, room))).toEqual([])
})
