import { readdirSync, statSync } from "node:fs"
import { notForVisitors } from "../../src/publishing/headers"
import { publishedPublic } from "../test-site"

/** The headers of every answer that protect visitors. */
export const protection = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
]

/** The paths of all files of a folder, below it. */
export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(file => String(file).replaceAll("\\", "/"))
    .filter(file => statSync(`${folder}/${file}`).isFile())

/** The files of the built site that visitors may get. */
export const visitorFiles = filesOf(publishedPublic).filter(
  file => !notForVisitors.includes(String(file.split("/")[0])),
)
