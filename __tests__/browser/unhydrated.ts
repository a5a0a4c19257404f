import type { Page } from "@playwright/test"
import { hold } from "./steps"

/** Pages before hydration and without it: how to open them, and what the console says. */
export const unhydrated = [
  {
    when: "while the scripts are on their way",
    open: async (page: Page) => {
      await hold(page, "**/*.js")
      await page.goto("/", { waitUntil: "domcontentloaded" })
    },
    expectedMessages: null,
  },
  {
    when: "when the scripts are lost",
    open: async (page: Page) => {
      await page.route("**/*.js", route => route.fulfill({ status: 404 }))
      await page.goto("/")
    },
    expectedMessages: /status of 404|preloaded using link preload/,
  },
]
