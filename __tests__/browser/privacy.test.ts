import type { Page } from "@playwright/test"
import { reach } from "../specification"
import { bookingForm, contactForm, fill, message, noteAlerts, sendButton, stay } from "./forms"
import { goToTerms, openEarly, visit } from "./steps"
import { expect, test } from "./test"

const search = "a suite above the harbor"
const typed = [search, ...Object.values(message), stay.Destination, stay["Check-in date"]]

/** Records the requests of a page and of any window that it may open, decoded. */
function noteRequests(page: Page): string[] {
  const requests: string[] = []
  page.context().on("request", request => {
    const address = decodeURIComponent(request.url().replaceAll("+", " "))
    requests.push([request.method(), request.resourceType(), address, request.postData()].join(" "))
  })
  return requests
}

/** Fills in and submits every form of the home page. */
async function useForms(page: Page) {
  await page.getByRole("searchbox", { name: "Search" }).fill(search)
  await page.getByRole("searchbox", { name: "Search" }).press("Enter")
  await fill(bookingForm(page), stay)
  await bookingForm(page).getByRole("button", { name: "Request Booking" }).click()
  await fill(contactForm(page), message)
  await contactForm(page).getByRole("button", { name: "Send Message" }).click()
}

/** Expects that nothing typed is in the address or in a request. */
async function expectNothingToHaveLeft(page: Page, requests: string[]) {
  await expect(page).toHaveURL("/")
  expect(requests.filter(request => request.startsWith("GET document"))).toHaveLength(1)
  expect(requests.filter(request => !request.startsWith("GET "))).toEqual([])
  expect(typed.filter(text => requests.join("\n").includes(text))).toEqual([])
}

test("nothing that is typed leaves the browser, or stays on the visitor's device, and no password is asked for", async ({
  page,
}) => {
  const requests = noteRequests(page)
  const alerts = noteAlerts(page)
  await visit(page, "/")
  await useForms(page)
  expect(alerts).toHaveLength(2)
  await expectNothingToHaveLeft(page, requests)
  await expect(page.locator("[type=password]")).toHaveCount(0)
  await goToTerms(page)
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ])
  expect(kept).toEqual([])
})

test("forms that are sent before the scripts arrive are answered when they do, once, as they were then, and nothing leaves the browser", async ({
  page,
}) => {
  const requests = noteRequests(page)
  const alerts = noteAlerts(page)
  const release = await openEarly(page)
  await useForms(page)
  const [booking, contact] = [bookingForm(page), contactForm(page)]
  for (const form of [booking, contact]) {
    await expect(sendButton(form)).toHaveAccessibleName("Preparing…")
  }
  const later = { ...stay, Destination: "Singapore" }
  await fill(booking, later)
  await fill(contact, { Name: "Charles Babbage", Message: "And a second question." })
  for (const form of [booking, contact]) await sendButton(form).click()
  expect(alerts).toEqual([])
  await expectNothingToHaveLeft(page, requests)

  release()
  await expect.poll(() => alerts).toHaveLength(2)
  expect(alerts[0]).toMatch(
    /for Macau China.*from December 30, 2026 to January 2, 2027, for 4 guests/,
  )
  expect(alerts[1]).toContain(message.Name)
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(search)
  for (const [label, value] of Object.entries(later)) {
    await expect(booking.getByLabel(label)).toHaveValue(value)
  }
  await expect(booking.locator("output")).toContainText(/\b3 nights\b.*\b4 guests\b/)
  await expect(contact.getByLabel("Message")).toHaveValue("And a second question.")
  await booking.getByRole("button", { name: "Request Booking" }).click()
  await expect.poll(() => alerts).toHaveLength(3)
  expect(alerts[2]).toContain("for Singapore")
  await expectNothingToHaveLeft(page, requests)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test("nothing that is typed leaves the browser, it stays in the forms, and each says to write or call", async ({
    page,
  }) => {
    const requests = noteRequests(page)
    await page.goto("/")
    await useForms(page)
    await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
    await expect(bookingForm(page).getByLabel("Destination")).toHaveValue(stay.Destination)
    await expectNothingToHaveLeft(page, requests)
    for (const width of [320, 375, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const form of [bookingForm(page), contactForm(page)]) {
        const line = form.locator("form p").filter({ hasText: "without it, please write or call" })
        await expect(line).toBeVisible()
        const field = form.getByRole("combobox").or(form.getByLabel("Message"))
        const [across, asked] = [await line.boundingBox(), await field.boundingBox()]
        expect(across?.width, `${width} px`).toBe(asked?.width)
        const links = line.getByRole("link")
        await expect(links).toHaveText(reach.map(([name]) => name))
        const lines = await links.evaluateAll(all => all.map(link => link.getClientRects().length))
        expect(lines, `lines of the links, ${width} px`).toEqual([1, 1])
      }
    }
  })
})
