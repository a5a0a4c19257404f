import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"

/** Measurements that take too long for `npm test`: many loads, many changes of path, and screenshots to look at. */
export default defineConfig({
  ...site,
  globalSetup: "../global-setup.ts",
  projects: site.projects
    ?.filter(({ name, testDir }) => name === "sites" || testDir?.endsWith("engines"))
    .map(project => ({
      ...project,
      testDir: `../../${project.testDir}`,
      ...(project.dependencies && { testMatch: "measures/*.ts" }),
    })),
  timeout: 1_800_000,
})
