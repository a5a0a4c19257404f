import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"
import type { Watch } from "../browser/test"
import { publishedPhotoHosts } from "./site"

/** Tests the last build, whatever its content. */
export default defineConfig<Watch>({
  ...site,
  testDir: ".",
  globalSetup: "./global-setup.ts",
  use: { ...site.use, photoHosts: publishedPhotoHosts },
})
