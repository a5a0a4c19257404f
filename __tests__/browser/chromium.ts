import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium, type LaunchOptions } from "@playwright/test"

const there = (...paths: (string | undefined)[]) => paths.find(path => path && existsSync(path))

/** The path of a Chromium on this machine; CHROMIUM_PATH takes precedence. */
export function findChromium(): string | undefined {
  return there(
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/microsoft-edge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    chromium.executablePath(),
  )
}

/** How tests start Chromium: the headless shell where there is one, since a page takes it a quarter of the time. */
export const headlessShell: LaunchOptions = {
  executablePath:
    there(process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell") ?? findChromium(),
  args: ["--disable-gpu", "--disable-background-networking", "--disable-component-update"],
}

/** Whole Chromium, for what the shell does otherwise than visitors' browsers: scroll smoothly, draw letters. */
export const wholeChromium: LaunchOptions = { ...headlessShell, executablePath: findChromium() }

/** Playwright's global setup: downloads a Chromium where there is none, or says what to do. */
export default function obtainChromium(): void {
  if (findChromium()) return
  try {
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" })
  } catch {
    throw new Error("The tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.")
  }
}
