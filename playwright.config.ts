import { availableParallelism } from "node:os"
import { defineConfig, type Project } from "@playwright/test"
import { testChromium } from "./__tests__/browser/chromium"

/**
 * Debian's Firefox, over WebDriver BiDi. Playwright 1.64 is the last version that starts it, through an undocumented
 * channel (microsoft/playwright#41126).
 */
const firefox = (preferences: Record<string, number>): Project["use"] => ({
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
    firefoxUserPrefs: {
      // With the back/forward cache, `goBack` never resolves.
      "browser.sessionhistory.max_total_viewers": 0,
      "fission.bfcacheInParent": false,
      // The pointer is a mouse.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      ...preferences,
    },
  },
})

/** The editor, English in any browser. The window is tall because the CMS creates fields only once they are in view. */
const cms: Project = { testDir: "__tests__/cms", use: { viewport: { width: 1000, height: 1800 } } }

const browser = "__tests__/browser"

const projects: Project[] = [
  { name: "develop", testDir: "__tests__/develop" },
  { name: "chromium", testDir: browser },
  { name: "below a path", testDir: "__tests__/below-path" },
  { name: "firefox", testDir: `${browser}/visits`, use: firefox({}) },
  { name: "webkit", testDir: "__tests__/webkit", fullyParallel: false },
  {
    ...cms,
    name: "cms in Firefox",
    // In a narrow Firefox, the CMS does not unfold a hotel of a long list.
    grepInvert: /on a phone/,
    use: { ...cms.use, ...firefox({ "ui.prefersReducedMotion": 1 }) },
  },
  { ...cms, name: "cms", use: { ...cms.use, locale: "de-DE" } },
]

export default defineConfig({
  globalSetup: "./__tests__/browser/chromium.ts",
  // Each project has its own folder, because each run empties its projects' folders and two runs may overlap.
  projects: projects.map(project => ({ ...project, outputDir: `test-results/${project.name}` })),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.max(2, availableParallelism()),
  // One, for busy machines. Playwright names at its end each test that needed it.
  retries: Number(process.env.PLAYWRIGHT_RETRIES ?? 1),
  reporter: process.env.CI ? "dot" : "list",
  // Each wait gets a minute, enough on a busy machine; starting Gatsby gets ten.
  timeout: 600_000,
  expect: {
    timeout: 60_000,
    toPass: { timeout: 60_000, intervals: [50, 100, 250] },
  },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: testChromium,
    locale: "en-US",
    // Tests that need smooth scrolling turn it on with `smoothScrolling` (fixtures.ts).
    contextOptions: { reducedMotion: "reduce" },
  },
})
