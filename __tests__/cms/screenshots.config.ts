import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"

/** Takes the pictures of EDITING.md. */
export default defineConfig({
  ...site,
  globalSetup: "../global-setup.ts",
  projects: [
    { name: "build", testMatch: "build.ts" },
    { name: "pictures", testMatch: "screenshots.ts", dependencies: ["build"] },
  ].map(project => ({ ...project, testDir: "." })),
})
