import { readFileSync } from "node:fs"
import { paths } from "../specification"
import { testPublic } from "../test-site"

/** Every page of the test site, with the one for unknown paths: a path that shows it, and its file. */
export const pages = paths.map(path => ({
  path,
  file: { "/": "index.html", "/no-such-page": "404.html" }[path] ?? `${path.slice(1)}.html`,
}))

/** The addresses of the files that the HTML in `file` loads, scripts first. */
export function loadedBy(file: string): string[] {
  const html = readFileSync(`${testPublic}/${file}`, "utf8")
  return html.match(/ data-sources="([^"]*)"/)?.[1]?.split(" ") ?? []
}
