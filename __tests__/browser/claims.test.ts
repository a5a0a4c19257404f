import type { Page } from "@playwright/test"
import hotels from "../content/hotels.json"
import { bookingForm, contactForm, fill, message, noteAlerts, stay } from "./forms"
import { photoHosts } from "./photo-hosts"
import { scrolled, scrollTo, visit } from "./steps"
import { expect, test } from "./test"

// What the legal texts say of the site is so. Every test of this folder watches for cookies and strange hosts.

/** What the sections of a legal page say of the site. */
const claims = {
  "/privacy": {
    "information-collection": [
      "work in your browser alone",
      "neither transmitted nor stored",
      "made by your own browser",
    ],
    "cookies-policy": [
      "no cookies and use no analytics",
      "keeps nothing on your device",
      "memory of the open page alone",
      "still in the forms when you have looked at another of our pages",
      "begins at its top",
    ],
    "third-party-sharing": ["No referrer is sent"],
  },
  "/terms": {
    "website-usage": [
      "Two come from Wikimedia Commons and are cropped on screen",
      "The others come from Unsplash",
    ],
    "booking-terms": [
      "shows a confirmation with the destination, the dates and the number of guests you chose",
      "nothing is transmitted",
    ],
    "account-security": ["has no accounts"],
  },
}

/** What the browser keeps for the site. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ])

test("the legal texts say what is tested here, name each photo host, and no page asks for a password", async ({
  page,
}) => {
  for (const [path, sections] of Object.entries(claims)) {
    await visit(page, path)
    await expect(page.locator("[type=password]")).toHaveCount(0)
    for (const [anchor, said] of Object.entries(sections)) {
      for (const words of said) await expect(page.locator(`#${anchor}`)).toContainText(words)
    }
    if (path === "/terms") continue
    const words = String(await page.locator("#third-party-sharing").textContent())
    const named = [...words.matchAll(/\b(?:\w+\.)+(?:com|org)\b/g)].map(String)
    expect(named.sort()).toEqual(photoHosts.toSorted())
  }
  const others = hotels.filter(({ image }) => !image.includes("unsplash.com"))
  expect(others.map(({ image }) => new URL(image).host)).toEqual(
    Array(2).fill("commons.wikimedia.org"),
  )
})

test("nothing is kept on the visitor's device; the open page alone remembers what was typed", async ({
  page,
}) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  await expect(page.locator("[type=password]")).toHaveCount(0)
  await fill(bookingForm(page), stay)
  await fill(contactForm(page), message)
  await bookingForm(page).getByRole("button").click()
  for (const chosen of [stay.Destination, "December 30, 2026", "January 2, 2027", "4 guests"]) {
    expect(alerts[0]).toContain(chosen)
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible()
  expect(await scrolled(page), "another page begins at its top").toBe(0)
  await scrollTo(page, 2000)
  await scrolled(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Booking" }).click()
  await expect(bookingForm(page).getByLabel("Destination")).toHaveValue(stay.Destination)
  await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
  expect(await kept(page)).toEqual([])
  await visit(page, "/privacy")
  expect(await kept(page)).toEqual([])
})
