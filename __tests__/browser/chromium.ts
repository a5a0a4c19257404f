import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"
import { installPackages } from "../debian"

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

/**
 * Makes sure that there is a Chromium, from the first source that works: Debian's packages, only if CI is set,
 * since they change the machine; Playwright's download; or an npm package (Linux on x64).
 * @throws Error that says what to do if there is none
 */
export async function obtainChromium(): Promise<void> {
  for (const obtain of [...(process.env.CI ? [fromDebian] : []), fromPlaywright, fromNpm]) {
    if (findChromium()) return
    try {
      await obtain()
    } catch (error) {
      console.warn(`${obtain.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (!findChromium()) {
    throw new Error(
      "The browser tests need Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.",
    )
  }
}

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { stdio: "inherit", timeout: 300_000 })
}

function fromDebian() {
  installPackages("chromium")
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
