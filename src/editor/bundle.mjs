import { createRequire } from "node:module"
import { join, resolve } from "node:path"
import { fetchPackages } from "./fetch-packages.mjs"

// Fetches the editor's packages if they are not there, and makes its server and its page of them.
const place = resolve(".editor")
fetchPackages("the editor", "src/editor", ".editor")
const { build } = createRequire(join(place, "package.json"))("esbuild")
const common = { bundle: true, nodePaths: [join(place, "node_modules")], logLevel: "warning" }
await build({
  ...common,
  entryPoints: ["src/editor/server/editor.ts"],
  outfile: join(place, "server.cjs"),
  platform: "node",
  mainFields: ["module", "main"],
  target: "node20",
})
await build({
  ...common,
  entryPoints: ["src/editor/page/page.tsx", "src/editor/page/index.html"],
  loader: { ".html": "copy" },
  outdir: join(place, "page"),
  format: "esm",
  mainFields: ["module", "browser", "main"],
  target: "es2022",
  jsx: "automatic",
  minify: true,
  legalComments: "none",
  define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
})
