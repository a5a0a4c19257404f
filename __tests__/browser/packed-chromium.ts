import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import { join, resolve } from "node:path"
import { brotliDecompressSync } from "node:zlib"

const packages = resolve("node_modules")
const packed = join(packages, "@sparticuz/chromium")

// The version is in the name so that an update is unpacked too.
const { version } = JSON.parse(fs.readFileSync(join(packed, "package.json"), "utf8"))
const folder = join(packages, `.cache/chromium-${version}`)

/** The path of the headless shell from npm, which runs on Linux on x64; it exists once `unpackChromium` has run. */
export const packedChromium =
  process.platform === "linux" && process.arch === "x64" ? join(folder, "chromium") : undefined

/** Aliases two fonts to Arial and Times New Roman, whose metrics they have and which the site's fallbacks use. */
const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <dir>${packages}/@expo-google-fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>${[
    ["Arimo", "Arial", "sans-serif"],
    ["Tinos", "Times New Roman", "serif"],
  ]
    .map(
      ([font, like, generic]) => `
  <match target="scan">
    <test name="fullname"><string>${font} Regular</string></test>
    <edit name="family" mode="append_last"><string>${like}</string></edit>
    <edit name="fullname" mode="append_last"><string>${like}</string></edit>
  </match>
  <alias><family>${generic}</family><prefer><family>${font}</family></prefer></alias>`,
    )
    .join("")}
</fontconfig>
`

const start = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chrome" --font-render-hinting=none "$@"
`

/** Unpacks Chromium and its libraries once, which takes about two seconds. */
export function unpackChromium(): void {
  if (!packedChromium || fs.existsSync(packedChromium)) return
  const unpacked = (name: string) =>
    brotliDecompressSync(fs.readFileSync(join(packed, "bin", name)))
  fs.mkdirSync(join(packages, ".cache"), { recursive: true })
  const part = fs.mkdtempSync(`${folder}-`)
  fs.writeFileSync(join(part, "chrome"), unpacked("chromium.br"), { mode: 0o755 })
  execFileSync("tar", ["-xC", part], { input: unpacked("al2023.tar.br") })
  fs.writeFileSync(join(part, "fonts.conf"), fontSettings)
  fs.writeFileSync(join(part, "chromium"), start, { mode: 0o755 })
  try {
    fs.renameSync(part, folder)
  } catch {
    // Another run has unpacked it meanwhile.
    fs.rmSync(part, { recursive: true })
  }
}
