// `npm run build:editor` builds the editor, a folder of files for any static host; `npm run edit`, the one for this folder.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { build, type PluginBuild } from "esbuild"
import { hotelsFile } from "../content/content-files"
import { photoHosts } from "../photos/hosts"
import { fillHeaders, originsOf } from "../publishing/headers"
import { siteUrlFrom } from "../publishing/site-url"
import { localEditor } from "./serve-editor"

const cms = dirname(require.resolve("@sveltia/cms"))
const fonts = readdirSync(join(cms, "assets")).filter(name => /\.(woff2|txt)$/.test(name))

/** Modules that our configuration never loads: code fields, maps, uploads. */
const neverLoaded = ["@shikijs/*", "leaflet*", "terra-draw*", "svgo*", "exifr*"].concat(
  ["shiki*", "heic*", "webp*"].map(name => `./chunks/${name}`),
)

/** The file of a font that the CMS would load from a CDN, which would learn who edits. */
function fontFile(_url: string, family: string, subset: string): string {
  const font = fonts.find(name => name.startsWith(`${family}-${subset}-`))
  if (!font) throw new Error(`The CMS has no font ${family}-${subset}. ${update}`)
  return `assets/${font}`
}

const update = "Update src/cms/build-editor.cli.ts."

/** Changes to the CMS's bundle. Each pattern must still match after an update. */
const replacements: [pattern: RegExp, replacement: string | typeof fontFile][] = [
  // Also shown when the content check rejects a save.
  [
    /There was an error while saving the entry\. Please try again later\./,
    "Your changes were not saved. Nothing you typed is lost.",
  ],
  // Each draft keeps the values that it began with, which the CMS forgets when it restores a draft (save-check.ts). Keys
  // with `.__sc_` are never saved.
  [
    /structuredClone\((\w+\?\.\[\w+\]\?\.content)\)/,
    '{...structuredClone($1),"_.__sc_begun":JSON.stringify({...$1,"_.__sc_begun":void 0})}',
  ],
  // Users must be able to zoom (WCAG 1.4.4).
  [/maximum-scale=1/, "minimum-scale=1"],
  [/https:..cdn\.jsdelivr\.net.fontsource.fonts.([\w-]+)[^)]*\/([\w-]+)\.woff2/g, fontFile],
]

/**
 * @param repository The GitHub repository that the editor commits to: `owner/name`
 * @param site The URL that “View on Live Site” leads to
 * @param folder Replaced if it exists
 * @param hotelsPath The hotels whose photos' hosts the page may load from
 */
export async function buildEditor(
  repository: string,
  site: string,
  folder: string,
  hotelsPath = hotelsFile,
): Promise<void> {
  const { EDITOR_BRANCH } = process.env
  const hotels: { image: string }[] = JSON.parse(readFileSync(hotelsPath, "utf8"))
  const hosts = photoHosts(hotels.map(({ image }) => image))
  const target = { repository, branch: EDITOR_BRANCH || "main", hosts, site }
  rmSync(folder, { recursive: true, force: true })
  cpSync("src/cms/static", folder, { recursive: true })
  cpSync("static/icon.svg", join(folder, "icon.svg"))
  await build({
    entryPoints: { editor: "src/cms/editor-page.ts" },
    outdir: folder,
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    legalComments: "linked",
    define: { target: JSON.stringify(target), "process.env.NODE_ENV": '"production"' },
    external: neverLoaded,
    plugins: [{ name: "replacements", setup: replaceInCms }],
  })
  for (const name of fonts) cpSync(join(cms, "assets", name), join(folder, "assets", name))

  const headers = fillHeaders("src/cms/static/_headers", { photoHosts: originsOf(hosts) })
  writeFileSync(join(folder, "_headers"), headers)
}

function replaceInCms({ onLoad }: PluginBuild) {
  onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, () => {
    let contents = readFileSync(join(cms, "index.js"), "utf8")
    for (const [pattern, replacement] of replacements) {
      if (contents.search(pattern) < 0) throw new Error(`The CMS has no ${pattern}. ${update}`)
      contents = contents.replace(pattern, replacement as string)
    }
    return { contents }
  })
}

async function run() {
  const { EDITOR_REPOSITORY = "", SITE_URL = "" } = process.env
  const site = siteUrlFrom(SITE_URL)
  if (process.argv.includes("--local")) {
    await buildEditor(`local/${basename(process.cwd())}`, "http://localhost:8000", localEditor)
    console.log(localHelp)
  } else if (/^[\w.-]+\/[\w.-]+$/.test(EDITOR_REPOSITORY) && site) {
    await buildEditor(EDITOR_REPOSITORY, site, "editor")
    console.log(`Built the editor for ${EDITOR_REPOSITORY} in editor/.`)
  } else {
    console.error(
      `Set EDITOR_REPOSITORY to the repository on GitHub (owner/name), and SITE_URL to the site's address (${siteUrlFrom()}).`,
    )
    process.exitCode = 1
  }
}

const localHelp = `
Once the site is ready, the editor is at http://localhost:8000/___editor/. Open it in Chrome or Edge; other browsers
cannot write to local folders. Choose “Work with Local Repository”, then select this folder.
`

if (require.main === module) run()
