import { defineConfig } from "@playwright/test"
import { findChromium } from "./__tests__/browser/chromium"
import { hostAddress } from "./__tests__/browser/host"

export default defineConfig({
  testDir: "__tests__/browser",
  globalSetup: "./__tests__/browser/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: "list",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  expect: {
    // A pixel in a thousand may differ: versions of Chromium round edges differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: "disabled", scale: "css" },
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
    trace: "retain-on-failure",
  },
})
