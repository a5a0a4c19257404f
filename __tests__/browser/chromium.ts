import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { chromium, type LaunchOptions } from "@playwright/test"

const packedFolder = resolve("node_modules/@sparticuz/chromium/bin")

/** Inside the package's folder, where an update removes it. */
const unpackedFolder = `${packedFolder}/unpacked`

/** The headless shell from npm, which `obtainChromium` unpacks; npm has none for other systems. */
const packedChromium =
  process.platform === "linux" && process.arch === "x64" ? `${unpackedFolder}/chromium` : undefined

/** The tests' Chromium, the same whatever is installed: from npm or, on other systems, Playwright's own. */
export const testChromium: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? packedChromium ?? chromium.executablePath(),
  args: [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Lazy images load as early as in visitors' browsers. The other values repeat Playwright's, which this replaces.
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250",
  ],
}

/** Playwright's global setup: unpacks the Chromium from npm or downloads Playwright's. */
export default function obtainChromium(): void {
  const { executablePath = "" } = testChromium
  if (existsSync(executablePath)) return
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH: ${executablePath} is missing.`)
  if (packedChromium) unpackTo(packedChromium)
  else execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" })
}

const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="${resolve("__tests__/browser/fonts.conf")}"
exec "$here/chrome" --font-render-hinting=none "$@"
`

/** Unpacks Chromium and its libraries in about two seconds and writes a script that starts it. */
function unpackTo(program: string): void {
  const read = (name: string) => brotliDecompressSync(readFileSync(`${packedFolder}/${name}`))
  mkdirSync(unpackedFolder, { recursive: true })
  writeFileSync(`${unpackedFolder}/chrome`, read("chromium.br"), { mode: 0o755 })
  execFileSync("tar", ["-xC", unpackedFolder], { input: read("al2023.tar.br") })
  writeFileSync(program, launcher, { mode: 0o755 })
}
