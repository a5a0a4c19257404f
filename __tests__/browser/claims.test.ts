import hotels from "../content/hotels.json"
import { photoHosts } from "./photo-hosts"
import { visit } from "./steps"
import { expect, test } from "./test"

/**
 * What the sections of a legal page say of the site: that it is so is tested in privacy.test.ts, photos.test.ts, and
 * engines/kept, pages and booking. Who changes one of the two is reminded of the other.
 */
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
