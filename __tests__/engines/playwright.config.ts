import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"
import { browsers, filesOf } from "./browsers"

/** The same tests in each browser of this machine. */
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
  // As in the browser tests: a shared machine may be slow once.
  retries: process.env.CI ? 1 : 0,
  workers: Math.max(2, availableParallelism() - 1),
  reporter: "list",
  timeout: 60_000,
  // A busy machine may be slow to draw.
  expect: { timeout: 15_000 },
})
