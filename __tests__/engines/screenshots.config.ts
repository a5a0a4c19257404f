import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"

/** Takes pictures of each screen in each browser, to look at. */
export default defineConfig({
  ...site,
  globalSetup: "../global-setup.ts",
  projects: site.projects
    ?.filter(({ name, testDir }) => testDir?.endsWith("engines") && name !== "also in others")
    .map(project => ({ ...project, testDir: ".", testMatch: "screenshots.ts", dependencies: [] })),
})
