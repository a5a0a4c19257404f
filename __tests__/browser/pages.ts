import { readFileSync } from "node:fs"
import { testPublic } from "../test-site"

/** Every page of the test site: its name, a path that shows it, its file, and what the console may say. */
export const pages = [
  { name: "the home page", path: "/", file: "index.html", expectedMessages: [] },
  { name: "the terms page", path: "/terms", file: "terms.html", expectedMessages: [] },
  { name: "the privacy page", path: "/privacy", file: "privacy.html", expectedMessages: [] },
  {
    name: "the page for unknown paths",
    path: "/no-such-page",
    file: "404.html",
    expectedMessages: [/status of 404/],
  },
]

/** The addresses of the files that the HTML in `file` loads, scripts first. */
export function loadedBy(file: string): string[] {
  const html = readFileSync(`${testPublic}/${file}`, "utf8")
  return html.match(/ data-sources="([^"]*)"/)?.[1]?.split(" ") ?? []
}
