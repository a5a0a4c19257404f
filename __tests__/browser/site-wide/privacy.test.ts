import { expect, test } from "../fixtures"
import { message, stay } from "../forms"

const search = "a suite above the harbor"
const inputs = [search, ...Object.values(message), stay.Destination, stay["Check-in date"]]

test("typed text neither leaves the browser nor stays on the device", async ({ page, context }) => {
  // The context also reports requests from other windows.
  const requests: string[] = []
  context.on("request", request => {
    const address = decodeURIComponent(request.url().replaceAll("+", " "))
    requests.push([request.method(), request.resourceType(), address, request.postData()].join(" "))
  })
  const alerts = page.recordAlerts()
  await page.visit("/")
  await page.getByRole("searchbox", { name: "Search" }).fill(search)
  await page.getByRole("searchbox", { name: "Search" }).press("Enter")
  await page.fillIn(stay)
  await page.sendButton(page.bookingForm).click()
  await page.fillIn(message)
  await page.sendButton(page.contactForm).click()
  await expect.poll(() => alerts).toHaveLength(2)
  await expect(page).toHaveURL("/")
  await page.openTermsFromFooter()
  expect(requests.filter(request => request.startsWith("GET document"))).toHaveLength(1)
  expect(requests.filter(request => !request.startsWith("GET "))).toEqual([])
  expect(inputs.filter(text => requests.join("\n").includes(text))).toEqual([])
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ])
  expect(stored).toEqual([])
})
