import type { LaunchOptions } from "@playwright/test"

/**
 * How Playwright starts Debian's own Firefox over WebDriver BiDi. Only versions up to 1.64 do, in a way that is not
 * documented: microsoft/playwright#41126.
 */
export const stockFirefox: LaunchOptions = {
  executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  firefoxUserPrefs: {
    // Otherwise going back never ends.
    "browser.sessionhistory.max_total_viewers": 0,
    "fission.bfcacheInParent": false,
    "ui.prefersReducedMotion": 1,
  },
}
