import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { extname } from "node:path"
import { readBuiltAssets } from "../../src/publishing/built-site"
import { compressFiles } from "../../src/publishing/compress"
import { noteFinishedBuild } from "../../src/publishing/finished-build"
import { textTypes } from "../../src/publishing/media-types"
import { writeHeaders } from "../../src/publishing/write-headers"

/** The paths of all files of a folder, below it. */
export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(file => String(file).replaceAll("\\", "/"))
    .filter(file => statSync(`${folder}/${file}`).isFile())

/**
 * Makes the next build: the same site with other code, so that all scripts and styles have other names, and all
 * pages, their inline scripts and the policy differ. To save the minute that a build takes, it changes each
 * hash in the built files; everything else, including headers and configuration, is written as in a build.
 * @param first The folder of the first build
 * @param next The folder for the next one
 */
export async function makeNextBuild(first: string, next: string): Promise<void> {
  const project = process.cwd()
  cpSync(first, next, { recursive: true })
  process.chdir(next)
  try {
    const renamed = changeHashes()
    const pages = renamed.filter(file => file.endsWith(".html"))
    await compressFiles("public")
    const photoHosts = readFileSync("public/_headers", "utf8").matchAll(/ https:\/\/([^\s;]+)/g)
    const html = pages.map(page => readFileSync(`public/${page}`, "utf8"))
    const photos = [...photoHosts].map(([, host]) => `https://${host}/`)
    await writeHeaders(html, { assets: await readBuiltAssets(), photos, pathPrefix: "" })
    await noteFinishedBuild()
  } finally {
    process.chdir(project)
  }
}

/** Changes the hashes in the names of scripts and styles, and webpack's own, wherever they occur. */
function changeHashes(): string[] {
  const files = filesOf("public")
  const named = files.flatMap(file => /[-.]([0-9a-f]{20})\.(?:js|css)$/.exec(file)?.[1] ?? [])
  const { webpackCompilationHash } = JSON.parse(
    readFileSync("public/page-data/app-data.json", "utf8"),
  )
  const hashes = new RegExp([...named, webpackCompilationHash].join("|"), "g")
  const changed = (text: string) => text.replace(hashes, hash => [...hash].reverse().join(""))
  return files.map(file => {
    const path = `public/${file}`
    if (/\.(br|gz)$/.test(file)) return file
    if (extname(file).slice(1) in textTypes) {
      writeFileSync(path, changed(readFileSync(path, "utf8")))
    }
    renameSync(path, `public/${changed(file)}`)
    return changed(file)
  })
}
