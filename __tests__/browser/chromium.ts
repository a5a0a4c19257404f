import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { chromium, type LaunchOptions } from "@playwright/test"

const firstExisting = (...paths: (string | undefined)[]) =>
  paths.find(path => path && existsSync(path))

const shell = "/usr/bin/chromium-headless-shell"

const packedFolder = resolve("node_modules/@sparticuz/chromium/bin")

/** Inside the package's folder, where an update removes it. */
const unpackedFolder = `${packedFolder}/unpacked`

/** The path of the headless shell from npm, for Linux on x64; `obtainChromium` unpacks it. */
export const packedChromium =
  process.platform === "linux" && process.arch === "x64" ? `${unpackedFolder}/chromium` : undefined

/** Finds a Chromium on this machine; CHROMIUM_PATH takes precedence. */
const findChromium = () =>
  firstExisting(
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/microsoft-edge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    shell,
    packedChromium,
    chromium.executablePath(),
  )

/** Launches the headless shell where it is installed, because it loads pages four times as fast. */
export const headlessShell: LaunchOptions = {
  executablePath: firstExisting(process.env.CHROMIUM_PATH, shell) ?? findChromium(),
  args: [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Lazy images load as early as in visitors' browsers. The other values repeat Playwright's, which this replaces.
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250",
  ],
}

/** Full Chromium, because the headless shell neither scrolls smoothly nor prints as visitors' browsers do. */
export const fullChromium: LaunchOptions = { ...headlessShell, executablePath: findChromium() }

/** Playwright's global setup: unpacks the Chromium from npm, or downloads one if the machine still has none. */
export default function obtainChromium(): void {
  if (packedChromium && !existsSync(packedChromium)) unpackTo(packedChromium)
  if (findChromium()) return
  try {
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" })
  } catch {
    console.error(
      "The tests need Chromium, Chrome or Edge. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable.",
    )
    process.exit(1)
  }
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
