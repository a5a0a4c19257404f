// `npm run build:editor`: writes the editor as a folder of files for any static host.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { build } from "esbuild"
import { hotelsFile } from "../content/files.ts"
import { photoHosts } from "../content/photo-hosts.ts"
import { siteAddress } from "../publishing/site-address.ts"

const { EDITOR_REPOSITORY: repository = "", EDITOR_BRANCH, EDITOR_FOLDER, SITE_URL } = process.env
const target = { repository, branch: EDITOR_BRANCH ?? "main", site: siteAddress(SITE_URL) }
const folder = EDITOR_FOLDER ?? "editor"
const cms = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"))
const script = readFileSync(join(cms, "index.js"), "utf8")

if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
  console.error(
    "Name the repository on GitHub that editors write to: EDITOR_REPOSITORY=owner/name npm run build:editor",
  )
  process.exit(1)
}

/** For fields and media libraries that the configuration does not use: code, maps, uploads. */
const neverLoaded = /^(@shikijs\/|leaflet|terra-draw|svgo|exifr|\.\/chunks\/(shiki|heic|webp))/

const fonts = readdirSync(join(cms, "assets")).filter(name => /\.(woff2|txt)$/.test(name))

/** Each pattern must still match after the CMS is updated. */
const replacements = [
  // Shown for a refused save as well.
  [
    /There was an error while saving the entry\. Please try again later\./,
    "This is not saved yet. Your words are still here.",
  ],
  // WCAG 1.4.4: readers may enlarge the page.
  [/maximum-scale=1/, "minimum-scale=1"],
  // The fonts are in the folder: their CDN need not know who edits.
  [
    /https:..cdn\.jsdelivr\.net.fontsource.fonts.([\w-]+)[^)]*\/([\w-]+)\.woff2/g,
    (_, family, subset) => `assets/${fonts.find(name => name.startsWith(`${family}-${subset}-`))}`,
  ],
]

rmSync(folder, { recursive: true, force: true })
cpSync("src/cms/static", folder, { recursive: true })
cpSync("static/icon.svg", join(folder, "icon.svg"))
await build({
  entryPoints: { editor: "src/cms/entry.ts" },
  outdir: folder,
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  legalComments: "linked",
  define: { target: JSON.stringify(target), "process.env.NODE_ENV": '"production"' },
  plugins: [{ name: "trimmed", setup: trim }],
})

for (const name of fonts) cpSync(join(cms, "assets", name), join(folder, "assets", name))

// The photos' hosts are those of today's content: the token is kept in the page's storage, so the page may load from no
// host that is not needed. A photo on a new host shows in the form after the next build.
const photos = JSON.parse(readFileSync(hotelsFile, "utf8")).map(({ image }) => image)
const headers = readFileSync(join(folder, "_headers"), "utf8")
const filled = headers.replace(
  "PHOTOS",
  photoHosts(photos)
    .map(host => `https://${host}`)
    .join(" "),
)
writeFileSync(join(folder, "_headers"), filled)
console.log(`The editor of ${repository}, branch ${target.branch}, is in ${folder}/.`)

/** @param {import("esbuild").PluginBuild} bundle */
function trim({ onLoad, onResolve }) {
  onResolve({ filter: neverLoaded }, ({ importer }) =>
    importer.startsWith(cms) ? { path: "nothing", namespace: "never loaded" } : undefined,
  )
  onLoad({ filter: /.*/, namespace: "never loaded" }, () => ({ contents: "export {}" }))
  onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, () => {
    const lost = replacements.find(([from]) => script.search(from) < 0)
    if (lost) throw new Error(`The CMS has no ${lost[0]} any more: update src/cms/build.mjs.`)
    return { contents: replacements.reduce((text, [from, to]) => text.replace(from, to), script) }
  })
}
