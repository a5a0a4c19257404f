import { availableParallelism } from "node:os"
import { defineConfig, type Project } from "@playwright/test"
import { headlessShell } from "./__tests__/browser/chromium"
import { browsers, filesOf } from "./__tests__/engines/browsers"

/** Builds the sites that the other projects test. */
const sites = "sites"

/** The same tests in each browser of this machine: in Chromium with `npm test`, in others by `test:engines`. */
const engines: Project[] = [
  ...browsers
    .filter(browser => typeof filesOf(browser) !== "string")
    .map(({ program: { name } }) => ({
      name: name === "Chromium" ? `in ${name}` : `also in ${name}`,
      testMatch: "*.test.ts",
      // Random visits take long: in other browsers they are made by `measure:visits`.
      testIgnore:
        name === "Chromium" || process.env.VISITS || process.env.VISIT ? [] : "visits.test.ts",
      dependencies: [sites],
    })),
  { name: "also in others", testMatch: "left-out.ts" },
].map(project => ({ ...project, testDir: "__tests__/engines", fullyParallel: false }))

/**
 * Debian's own Firefox, over WebDriver BiDi: only versions of Playwright up to 1.64 start it, in a way that is not
 * documented (microsoft/playwright#41126).
 */
const stockFirefox: Project["use"] = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
    firefoxUserPrefs: {
      // Without a cache of pages; otherwise going back never ends.
      "browser.sessionhistory.max_total_viewers": 0,
      "fission.bfcacheInParent": false,
      "ui.prefersReducedMotion": 1,
      // A mouse, as on a desk.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  },
}

/** The editor of the content. A long form is shown at once: the CMS makes fields when they come into view. */
const cms: Project[] = [
  { name: "cms build", testMatch: "build.ts" },
  { name: "cms in Chromium", dependencies: ["cms build"] },
  {
    name: "cms in Firefox",
    testMatch: "tasks.test.ts",
    dependencies: ["cms build"],
    use: stockFirefox,
  },
].map(project => ({
  ...project,
  testDir: "__tests__/cms",
  use: { viewport: { width: 1000, height: 1800 }, ...project.use },
}))

const projects: Project[] = [
  { name: sites, testDir: "__tests__", testMatch: "sites.ts" },
  // First: the others are done while it waits.
  { name: "develop", testDir: "__tests__/develop", fullyParallel: false },
  ...engines,
  ...cms,
  { name: "browser", testDir: "__tests__/browser", dependencies: [sites] },
  { name: "published", testDir: "__tests__/published", dependencies: [sites] },
]

export default defineConfig({
  globalSetup: "./__tests__/global-setup.ts",
  // Each has a folder of its own: a run empties those of its projects, and two may run at once.
  projects: projects.map(project => ({ ...project, outputDir: `test-results/${project.name}` })),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may be slow once; a test that is slow or broken twice fails.
  retries: process.env.CI ? 1 : 0,
  workers: Math.max(2, availableParallelism()),
  reporter: "list",
  // A busy machine may be slow to draw.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // About the size of one letter, whatever the page's size.
    toHaveScreenshot: { maxDiffPixels: 40, animations: "disabled", scale: "css" },
  },
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  use: {
    launchOptions: headlessShell,
    locale: "en-US",
    // Motion is looked at in __tests__/engines; here nothing waits for it.
    contextOptions: { reducedMotion: "reduce" },
  },
})
