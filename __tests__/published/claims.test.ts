import { visit } from "../browser/steps"
import { content, prefix, publishedPhotoHosts } from "./site"
import { expect, test } from "./test"

/**
 * What the legal pages say of the site. That it is so is tested in privacy.test.ts, photos.test.ts, kept.test.ts,
 * pages.test.ts and booking.test.ts: this test reminds whoever changes the texts of the site, and the other way round.
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

test("the published legal texts say what the tests hold the site to, name each photo host, and no page asks for a password", async ({
  page,
}) => {
  for (const [path, sections] of Object.entries(claims)) {
    await visit(page, prefix + path)
    await expect(page.locator("[type=password]")).toHaveCount(0)
    for (const [anchor, said] of Object.entries(sections)) {
      for (const words of said) await expect(page.locator(`#${anchor}`)).toContainText(words)
    }
    if (path === "/terms") continue
    const words = String(await page.locator("#third-party-sharing").textContent())
    const named = [...words.matchAll(/\b(?:\w+\.)+(?:com|org)\b/g)].map(String)
    expect(named.sort()).toEqual(publishedPhotoHosts.toSorted())
  }
  const others = content.hotels.filter(({ image }) => !image.includes("unsplash.com"))
  expect(others.map(({ image }) => new URL(image).host)).toEqual(
    Array(2).fill("commons.wikimedia.org"),
  )
})
