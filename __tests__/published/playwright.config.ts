import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"
import type { Watch } from "../browser/test"
import { publishedPhotoHosts } from "./site"

/** The site that was built last, with whatever content it has. */
export default defineConfig<Watch>({
  ...site,
  testDir: ".",
  globalSetup: "./global-setup.ts",
  use: { ...site.use, photoHosts: publishedPhotoHosts },
})
