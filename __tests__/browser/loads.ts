import type { Page } from "@playwright/test"

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
