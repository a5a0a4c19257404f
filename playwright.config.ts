import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"
import { findChromium } from "./__tests__/browser/chromium"
import { hostAddress } from "./__tests__/browser/host"

export default defineConfig({
  testDir: "__tests__/browser",
  globalSetup: "./__tests__/browser/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may be slow once; a test that is slow or broken twice fails.
  retries: process.env.CI ? 1 : 0,
  // At least two; on larger machines one core is left for the host and the system.
  workers: Math.max(2, availableParallelism() - 1),
  reporter: "list",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  expect: {
    // About the size of one letter, whatever the page's size.
    toHaveScreenshot: { maxDiffPixels: 40, animations: "disabled", scale: "css" },
  },
  use: {
    baseURL: hostAddress,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    locale: "en-US",
    // Motion is looked at in __tests__/engines; here nothing waits for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-failure",
  },
})
