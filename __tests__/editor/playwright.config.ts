import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"

/** The visual editor, in a browser, on a copy of the project and a port of its own. */
export default defineConfig({
  ...site,
  testDir: ".",
  projects: [
    { name: "editor", testMatch: "*.test.ts" },
    { name: "screenshots", testMatch: "screenshots.ts" },
  ],
  globalSetup: "./global-setup.ts",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { ...site.use, baseURL: "http://127.0.0.1", trace: "off" },
})
