import type { Page } from "@playwright/test"
import { expect } from "./test"

/** Records each document that the browser loads. */
export function noteLoads(page: Page): string[] {
  const loads: string[] = []
  page.on("request", request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Answers requests for the files as a host that no longer has them. */
export async function lose(page: Page, files: string): Promise<void> {
  await page.route(files, route =>
    route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }),
  )
}

/** Expects a page that came as HTML to stay as it was, and to be loaded only once. */
export async function expectToStay(page: Page, loads: string[], path: string, heading: RegExp) {
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  expect(loads).toEqual([path])
}
