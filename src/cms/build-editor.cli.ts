// `npm run build:editor` builds the editor, a folder of files for any static host; `npm run edit`, the one for this folder.
import { cpSync, readFileSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { build, type PluginBuild } from "esbuild"
import { configuration } from "./configuration"
import { startKey } from "./save-check"

const cms = dirname(require.resolve("@sveltia/cms"))

/** Changes to the CMS's bundle. Each pattern must still match after an update. */
const replacements: [pattern: RegExp, replacement: string][] = [
  // Also shown when the content check rejects a save.
  [
    /There was an error while saving the entry\. Please try again later\./,
    "Your changes were not saved. Nothing you typed is lost.",
  ],
  // Each draft keeps the values that it began with, which the CMS forgets when it restores a draft.
  [
    /structuredClone\((\w+\?\.\[\w+\]\?\.content)\)/,
    `{...structuredClone($1),"_.${startKey}":JSON.stringify({...$1,"_.${startKey}":void 0})}`,
  ],
  // Italics are written *so*: a_part_ of a word in italics would show its underscores.
  [/\[`\*`,`__`,`\*\*\*`,`___`\]/, "[`_`,`__`,`***`,`___`]"],
  // Pages end a list at a line that is not indented, and show the sign of an item two levels below the one before.
  [/(\w+)\.push\((\w+)\+(\w+)\+(\w+)\)/, "$1.push($2+$3+$4.replace(/\\n\\s*/g,`\\n    `+$2))"],
  [/\+1(?=,\w+\);\w+&&(\w+)\.push\(\w+\);continue)/, "+($1.length&&1)"],
  // On pages, a table's first row is its head, and a cell has one line.
  [/(?<=(\w+)\.push\(`\| \$\{\w+\.join\(` \| `\)\} \|`\),)\w+(?=&&)/, "$1.length<2"],
  [/replace\(\/\\n\/g,`\\\\n`\)\.trim/, "replace(/\\s*\\n\\s*/g,` `).trim"],
  // Users must be able to zoom (WCAG 1.4.4).
  [/maximum-scale=1/, "minimum-scale=1"],
  // It also loads its fonts from the folder, and the CDN would learn who edits.
  [/@font-face \{[^}]*jsdelivr[^}]*\}/g, ""],
]

/** @param repository On GitHub: `owner/name` @param site What “View on Live Site” opens @param folder Is replaced */
export async function buildEditor(repository: string, site: string, folder: string): Promise<void> {
  const branch = process.env.EDITOR_BRANCH || "main"
  const options = { repository, configuration: configuration(repository, branch, site) }
  rmSync(folder, { recursive: true, force: true })
  for (const files of ["static", "src/cms/static"]) cpSync(files, folder, { recursive: true })
  cpSync(join(cms, "assets"), join(folder, "assets"), { recursive: true })
  await build({
    entryPoints: { editor: "src/cms/editor-page.ts", preview: "src/cms/preview/worker.tsx" },
    alias: { gatsby: "./src/ui/without-gatsby.tsx", "!!raw-loader!.": "./src/art" },
    loader: { ".svg": "text", ".woff": "file", ".woff2": "file" },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    // Colors for code, which no text needs.
    external: ["@shikijs/*"],
    define: { buildOptions: JSON.stringify(options) },
    plugins: [{ name: "replacements", setup: replaceInCms }],
  })
}

function replaceInCms({ onLoad }: PluginBuild) {
  onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, () => {
    let contents = readFileSync(join(cms, "index.js"), "utf8")
    for (const [pattern, replacement] of replacements) {
      if (contents.search(pattern) < 0)
        throw new Error(`The CMS may have changed: no text matches ${pattern}.`)
      contents = contents.replace(pattern, replacement)
    }
    return { contents }
  })
}

async function run() {
  const { EDITOR_REPOSITORY, SITE_URL } = process.env
  if (process.argv.includes("--local")) {
    await buildEditor(`local/${basename(process.cwd())}`, "http://localhost:8000", ".editor")
    console.log("Built the editor for http://localhost:8000/___editor/ (EDITING.md).")
  } else if (EDITOR_REPOSITORY && SITE_URL) {
    await buildEditor(EDITOR_REPOSITORY, SITE_URL, "editor")
    console.log(`Built the editor for ${EDITOR_REPOSITORY} in editor/.`)
  } else {
    console.error("Set EDITOR_REPOSITORY to owner/name on GitHub, and SITE_URL to the site's URL.")
    process.exitCode = 1
  }
}

if (require.main === module) run()
