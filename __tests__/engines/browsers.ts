import { findChromium } from "../browser/chromium"
import { obtain } from "../hosting/programs"
import type { Browser } from "./engine"
import { chromium, firefox } from "./puppeteer-engine"
import { webkit } from "./webkit-engine"

/** The browsers that the tests run in. */
export const browsers: Browser[] = [chromium, firefox, webkit]

/** A browser's files on this machine, or why it is left out. */
export function filesOf({ program }: Browser): Record<string, string> | string {
  // The global setup has made sure that there is one.
  if (program.name === "Chromium") return { program: String(findChromium()) }
  return obtain(program)
}
