import { defineConfig } from "@playwright/test"
import site from "./playwright.config"

/** Measurements that take too long for `npm test`: many loads, many changes of path, and screenshots to look at. */
export default defineConfig({
  ...site,
  projects: site.projects?.map(project => ({ ...project, testMatch: "measures/*.ts" })),
  timeout: 1_800_000,
})
