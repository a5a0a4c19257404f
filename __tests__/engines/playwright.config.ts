import { defineConfig } from "@playwright/test"
import { browsers, filesOf } from "./browsers"

/** One list of behaviours, in each browser that is on this machine. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./global-setup.ts",
  projects: [
    ...browsers
      .filter(browser => typeof filesOf(browser) !== "string")
      .map(({ program }) => ({ name: program.name, testMatch: "*.test.ts" })),
    { name: "left out", testMatch: "left-out.ts" },
  ],
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: "list",
  timeout: 60_000,
  // A busy machine may be slow to draw.
  expect: { timeout: 15_000 },
})
