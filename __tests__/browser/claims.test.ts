import type { Page } from "@playwright/test"
import { bookingForm, contactForm, fill, message, noteAlerts, stay } from "./forms"
import { photoHosts } from "./photo-hosts"
import { scrolled, scrollTo, visit } from "./steps"
import { expect, test } from "./test"

// What the legal texts say of the site is so. Every test of this folder watches for cookies and strange hosts.

/** Expects a section of a legal page to say these words. */
async function expectClaim(page: Page, address: string, ...words: string[]) {
  await visit(page, address)
  const section = page.locator(address.slice(address.indexOf("#")))
  for (const each of words) await expect(section).toContainText(each)
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

test("nothing is kept on the visitor's device; the open page alone remembers what was typed", async ({
  page,
  context,
}) => {
  noteAlerts(page)
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  await fill(contactForm(page), message)
  await bookingForm(page).getByRole("button").click()
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible()
  expect(await scrolled(page), "another page begins at its top").toBe(0)
  await scrollTo(page, 2000)
  await scrolled(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Booking" }).click()
  await expect(bookingForm(page).getByLabel("Destination")).toHaveValue(stay.Destination)
  await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
  expect(await kept(page)).toEqual([])

  const another = await context.newPage()
  await visit(another, "/")
  await expect(contactForm(another).getByLabel("Message")).toHaveValue("")
  await another.close()

  await expectClaim(
    page,
    "/privacy#information-collection",
    "work in your browser alone",
    "neither transmitted nor stored",
    "made by your own browser",
  )
  await expectClaim(
    page,
    "/privacy#cookies-policy",
    "no cookies and use no analytics",
    "keeps nothing on your device",
    "memory of the open page alone",
    "still in the forms when you have looked at another of our pages",
    "begins at its top",
  )
  expect(await kept(page)).toEqual([])
})

test("photos come from the hosts that the policy names, over HTTPS and without a referrer", async ({
  page,
}) => {
  const referrers: (string | undefined)[] = []
  page.on("request", async request => {
    if (photoHosts.includes(new URL(request.url()).host)) {
      referrers.push((await request.allHeaders()).referer)
    }
  })
  await visit(page, "/")
  for (const photo of await page.locator("img").all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).toHaveJSProperty("complete", true)
    await expect(photo).toHaveCSS("object-fit", "cover")
    expect(await photo.getAttribute("src")).toMatch(/^https:/)
  }
  const sources = await page
    .locator("img")
    .evaluateAll(all => all.map(photo => (photo as HTMLImageElement).src))
  expect(new Set(referrers)).toEqual(new Set([undefined]))
  const policy = String((await page.request.get("/")).headers()["content-security-policy"])
  const allowed = /img-src 'self' ([^;]*)/.exec(policy)?.[1]?.replaceAll("https://", "").split(" ")

  await expectClaim(page, "/privacy#third-party-sharing", "No referrer is sent")
  const words = String(await page.locator("#third-party-sharing").textContent())
  expect([...words.matchAll(/\b(?:\w+\.)+(?:com|org)\b/g)].map(String).sort()).toEqual(
    allowed?.sort(),
  )
  const wikimedia = sources.filter(address => address.includes("wikimedia.org"))
  expect(wikimedia).toHaveLength(2)
  expect(sources.filter(address => address.includes("unsplash.com"))).toHaveLength(
    sources.length - 2,
  )
  await expectClaim(
    page,
    "/terms#website-usage",
    "Two come from Wikimedia Commons and are cropped on screen",
    "The others come from Unsplash",
  )
})

test("the confirmation has what was chosen, and no page asks for a password", async ({ page }) => {
  const alerts = noteAlerts(page)
  for (const path of ["/terms", "/privacy", "/"]) {
    await visit(page, path)
    await expect(page.locator("[type=password]")).toHaveCount(0)
  }
  await fill(bookingForm(page), stay)
  await bookingForm(page).getByRole("button").click()
  await expect.poll(() => alerts).toHaveLength(1)
  for (const chosen of [stay.Destination, "December 30, 2026", "January 2, 2027", "4 guests"]) {
    expect(alerts[0]).toContain(chosen)
  }
  await expectClaim(
    page,
    "/terms#booking-terms",
    "shows a confirmation with the destination, the dates and the number of guests you chose",
    "nothing is transmitted",
  )
  await expectClaim(page, "/terms#account-security", "has no accounts")
})
