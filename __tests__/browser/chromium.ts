import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium, type LaunchOptions } from "@playwright/test"
import { packedChromium, unpackChromium } from "./packed-chromium"

const firstExisting = (...paths: (string | undefined)[]) =>
  paths.find(path => path && existsSync(path))

const shell = "/usr/bin/chromium-headless-shell"

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

/** Playwright's global setup: unpacks or downloads Chromium if none is installed. */
export default function obtainChromium(): void {
  unpackChromium()
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
