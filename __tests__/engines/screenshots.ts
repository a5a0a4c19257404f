import { mkdirSync, writeFileSync } from "node:fs"
import { stay } from "../browser/forms"
import { fill } from "./forms"
import { test } from "./test"
import type { Visitor } from "./visitor"

/** Where they are written, to a folder for each browser. */
const folder = "test-results/engines"

const toSection = (id: string) => (visitor: Visitor) =>
  visitor.evaluate(id => document.getElementById(id)?.scrollIntoView({ behavior: "instant" }), id)

const toEnd = (visitor: Visitor) => visitor.scrollTo(100_000)

const refuse = (name: string) => (visitor: Visitor) => visitor.role("button", name).click()

/** Screens and states, and how to reach each of them. */
const screens: Record<string, { path: string; to?: (visitor: Visitor) => Promise<unknown> }> = {
  hero: { path: "/" },
  hotels: { path: "/", to: toSection("casino-hotels") },
  booking: { path: "/", to: toSection("booking") },
  "booking-refused": { path: "/", to: refuse("Request Booking") },
  "booking-filled": { path: "/", to: visitor => fill(visitor.role("main"), stay) },
  about: { path: "/", to: toSection("about") },
  contact: { path: "/", to: toSection("contact") },
  "contact-refused": { path: "/", to: refuse("Send Message") },
  footer: { path: "/", to: toEnd },
  terms: { path: "/terms" },
  "terms-section": { path: "/terms", to: toSection("cancellation-policy") },
  privacy: { path: "/privacy" },
  "not-found": { path: "/no-such-page" },
  menu: {
    path: "/",
    to: async visitor => {
      const menu = visitor.role("banner").role("button", "Menu")
      if (await menu.count()) await menu.click()
    },
  },
}

for (const width of [375, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    for (const [name, { path, to }] of Object.entries(screens)) {
      test(name, async ({ visitor }, { project }) => {
        await visitor.visit(path)
        await to?.(visitor)
        await visitor.scrolled()
        const place = `${folder}/${project.name.replace("in ", "")}`
        mkdirSync(place, { recursive: true })
        writeFileSync(`${place}/${name}-${width}.png`, await visitor.engine.screenshot())
      })
    }
  })
}
