import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium, type LaunchOptions } from "@playwright/test"
import { packedChromium, unpackChromium } from "./packed-chromium"

const there = (...paths: (string | undefined)[]) => paths.find(path => path && existsSync(path))

const shell = "/usr/bin/chromium-headless-shell"

/** The path of a Chromium on this machine; CHROMIUM_PATH takes precedence. */
const findChromium = () =>
  there(
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

/** How tests start Chromium: the headless shell where there is one, since a page takes it a quarter of the time. */
export const headlessShell: LaunchOptions = {
  executablePath: there(process.env.CHROMIUM_PATH, shell) ?? findChromium(),
  args: [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Lazy photos load as far away as in visitors' browsers. The rest is what Playwright sets, since the last one counts.
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250",
  ],
}

/** Whole Chromium, for what the shell does otherwise than visitors' browsers: scroll smoothly, print. */
export const fullChromium: LaunchOptions = { ...headlessShell, executablePath: findChromium() }

/** Playwright's global setup: unpacks or downloads a Chromium where there is none, or says what to do. */
export default function obtainChromium(): void {
  unpackChromium()
  if (findChromium()) return
  try {
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" })
  } catch {
    console.error(
      "The tests need Chromium, Chrome or Edge. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to it.",
    )
    process.exit(1)
  }
}
