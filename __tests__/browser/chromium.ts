import { existsSync } from "node:fs"
import { chromium, type LaunchOptions } from "@playwright/test"
import { installPackages, run } from "../debian"

/** The path of a Chromium on this machine; CHROMIUM_PATH takes precedence. */
export function findChromium(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/microsoft-edge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    chromium.executablePath(),
  ].find(path => path && existsSync(path))
}

const debianShell = "/usr/bin/chromium-headless-shell"

/**
 * The path of a headless shell, which is Chromium's engine alone: a page takes a quarter of the processor time.
 * Undefined for the one that Playwright has downloaded. Where there is none: Chromium itself.
 */
function findHeadlessShell(): string | undefined {
  const shell = [process.env.CHROMIUM_PATH, debianShell].find(path => path && existsSync(path))
  return shell ?? (existsSync(chromium.executablePath()) ? undefined : findChromium())
}

/** How tests start Chromium's engine. */
export const headlessShell: LaunchOptions = {
  executablePath: findHeadlessShell(),
  args: [
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
}

/** The same for tests of what only the whole Chromium does as visitors' browsers do. */
export const wholeChromium: LaunchOptions = { ...headlessShell, executablePath: findChromium() }

/**
 * Makes sure that there is a Chromium, from the first source that works: Debian's packages, with the headless
 * shell, only if CI is set, since they change the machine; Playwright's download; or an npm package (Linux on x64).
 * @throws Error that says what to do if there is none
 */
export async function obtainChromium(): Promise<void> {
  const { CI, CHROMIUM_PATH } = process.env
  if (CI && !CHROMIUM_PATH && !existsSync(debianShell)) await attempt(fromDebian)
  for (const obtain of [fromPlaywright, fromNpm]) {
    if (findChromium()) return
    await attempt(obtain)
  }
  if (!findChromium()) {
    throw new Error(
      "The browser tests need Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.",
    )
  }
}

async function attempt(obtain: () => void | Promise<void>) {
  try {
    await obtain()
  } catch (error) {
    console.warn(`${obtain.name}: ${error instanceof Error ? error.message : error}`)
  }
}

function fromDebian() {
  installPackages("chromium", "chromium-headless-shell")
}

function fromPlaywright() {
  run("npx", "playwright", "install", "chromium")
}

async function fromNpm() {
  const name = "@sparticuz/chromium"
  run("npm", "install", "--no-save", name)
  const { default: packed } = await import(name)
  process.env.CHROMIUM_PATH = await packed.executablePath()
}
