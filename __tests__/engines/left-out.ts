import { test } from "@playwright/test"
import { browsers, filesOf } from "./browsers"

for (const browser of browsers) {
  const reason = filesOf(browser)
  if (typeof reason === "string") test.skip(`left out: ${reason}`, () => {})
}
