import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { chromium, type LaunchOptions } from "@playwright/test"

const firstExisting = (...paths: (string | undefined)[]) =>
  paths.find(path => path && existsSync(path))

const shell = "/usr/bin/chromium-headless-shell"

const packed = resolve("node_modules/@sparticuz/chromium/bin")

/** The folder of the unpacked Chromium. It is in the package's folder so that an update removes it. */
const unpacked = `${packed}/unpacked`

/** The path of the headless shell from npm, which runs on Linux on x64; it exists once `obtainChromium` has run. */
export const packedChromium =
  process.platform === "linux" && process.arch === "x64" ? `${unpacked}/chromium` : undefined

/** The path of a Chromium on this machine; CHROMIUM_PATH takes precedence. */
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

/** Starts the headless shell where it is installed, because it loads pages four times as fast. */
export const headlessShell: LaunchOptions = {
  executablePath: firstExisting(process.env.CHROMIUM_PATH, shell) ?? findChromium(),
  args: [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Lazy images load from the same distance as in visitors' browsers. The other values repeat Playwright's, which this replaces.
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250",
  ],
}

/** Full Chromium, because the headless shell neither scrolls smoothly nor prints as visitors' browsers do. */
export const fullChromium: LaunchOptions = { ...headlessShell, executablePath: findChromium() }

/** Playwright's global setup: unpacks the Chromium from npm, and downloads another if none is installed. */
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

const start = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="${resolve("__tests__/browser/fonts.conf")}"
exec "$here/chrome" --font-render-hinting=none "$@"
`

/** Unpacks Chromium and its libraries, which takes about two seconds, and writes a program that starts it. */
function unpackTo(program: string): void {
  const read = (name: string) => brotliDecompressSync(readFileSync(`${packed}/${name}`))
  mkdirSync(unpacked, { recursive: true })
  writeFileSync(`${unpacked}/chrome`, read("chromium.br"), { mode: 0o755 })
  execFileSync("tar", ["-xC", unpacked], { input: read("al2023.tar.br") })
  writeFileSync(program, start, { mode: 0o755 })
}
