import { availableParallelism } from "node:os"
import { defineConfig, type Project } from "@playwright/test"
import { headlessShell } from "./__tests__/browser/chromium"
import { browsers, filesOf } from "./__tests__/engines/browsers"

/** Builds the sites that the other projects test. */
const sites = "sites"

/** The same tests in each browser of this machine. */
const engines: Project[] = [
  ...browsers
    .filter(browser => typeof filesOf(browser) !== "string")
    .map(({ program }) => ({
      name: `in ${program.name}`,
      testMatch: "*.test.ts",
      dependencies: [sites],
    })),
  { name: "in others", testMatch: "left-out.ts" },
].map(project => ({ ...project, testDir: "__tests__/engines", fullyParallel: false }))

export default defineConfig({
  globalSetup: "./__tests__/global-setup.ts",
  projects: [
    { name: sites, testDir: "__tests__", testMatch: "sites.ts" },
    { name: "published", testDir: "__tests__/published" },
    { name: "browser", testDir: "__tests__/browser", dependencies: [sites] },
    ...engines,
    { name: "editor", testDir: "__tests__/editor" },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may be slow once; a test that is slow or broken twice fails.
  retries: process.env.CI ? 1 : 0,
  workers: Math.max(2, availableParallelism()),
  reporter: "list",
  // A busy machine may be slow to draw.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // About the size of one letter, whatever the page's size.
    toHaveScreenshot: { maxDiffPixels: 40, animations: "disabled", scale: "css" },
  },
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  use: {
    launchOptions: headlessShell,
    locale: "en-US",
    // Motion is looked at in __tests__/engines; here nothing waits for it.
    contextOptions: { reducedMotion: "reduce" },
    // Of a test that is run once more, as with CI: recording all takes half as long again.
    trace: "on-first-retry",
  },
})
