import { findChromium } from "../browser/chromium"
import { obtain } from "../hosting/programs"
import type { Browser } from "./engine"
import { chromium, firefox } from "./puppeteer-engine"
import { webkit } from "./webkit-engine"

/** The browsers that the list of behaviours is run in. */
export const browsers: Browser[] = [chromium, firefox, webkit]

/** A browser's files on this machine, or why it is left out. */
export function filesOf({ program }: Browser): Record<string, string> | string {
  // The browser tests make sure that there is one, wherever it is from.
  if (program.name === "Chromium") return { program: String(findChromium()) }
  return obtain(program)
}
