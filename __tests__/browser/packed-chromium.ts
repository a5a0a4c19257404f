import { execFileSync } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join, resolve } from "node:path"
import { brotliDecompressSync } from "node:zlib"

const packages = resolve("node_modules")
const packed = join(packages, "@sparticuz/chromium")

// Named after the version, so that an update is unpacked, too.
const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8"))
const folder = join(packages, `.cache/chromium-${version}`)

/** The headless shell that `npm ci` brings, where it runs: there once `unpackChromium` has run. */
export const packedChromium =
  process.platform === "linux" && process.arch === "x64" ? join(folder, "chromium") : undefined

/** These two have the metrics of Arial and Times New Roman, which the fallbacks of the site's fonts need. */
const fonts = [
  { folder: "arimo", family: "Arimo", like: "Arial", generic: "sans-serif" },
  { folder: "tinos", family: "Tinos", like: "Times New Roman", generic: "serif" },
]

const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <cachedir>${folder}/font-cache</cachedir>${fonts
    .map(
      font => `
  <dir>${packages}/@expo-google-fonts/${font.folder}</dir>
  <match target="scan">
    <test name="family"><string>${font.family}</string></test>
    <edit name="family" mode="append_last"><string>${font.like}</string></edit>
  </match>
  <match target="scan">
    <test name="fullname"><string>${font.family} Regular</string></test>
    <edit name="fullname" mode="append_last"><string>${font.like}</string></edit>
  </match>
  <alias><family>${font.generic}</family><prefer><family>${font.family}</family></prefer></alias>`,
    )
    .join("")}
</fontconfig>
`

const start = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chrome" --font-render-hinting=none "$@"
`

/** Unpacks it, with its libraries and fonts, unless that was done. It takes about two seconds. */
export function unpackChromium(): void {
  if (!packedChromium || existsSync(packedChromium)) return
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(packed, "bin", name)))
  mkdirSync(join(packages, ".cache"), { recursive: true })
  const part = mkdtempSync(`${folder}-`)
  writeFileSync(join(part, "chrome"), unpacked("chromium.br"), { mode: 0o755 })
  execFileSync("tar", ["-xC", part], { input: unpacked("al2023.tar.br") })
  writeFileSync(join(part, "fonts.conf"), fontSettings)
  writeFileSync(join(part, "chromium"), start, { mode: 0o755 })
  try {
    renameSync(part, folder)
  } catch {
    // Another run was quicker.
    rmSync(part, { recursive: true })
  }
}
