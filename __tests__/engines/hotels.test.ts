import hotels from "../content/hotels.json"
import site from "../content/site.json"
import { hotelLocations } from "../specification"
import { eventually } from "./eventually"
import { expectToBeAt } from "./steps"
import { expect, test } from "./test"
import type { Visitor } from "./visitor"

const cardsOf = (visitor: Visitor) => visitor.role("region", site.hotels.heading).role("listitem")

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("one card per featured hotel, in order, shows image, name, location, description and a Book Now of its own", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      const cards = cardsOf(visitor)
      await eventually(() => cards.count()).toBe(hotelLocations.length)
      const texts = await cards.texts()
      for (const [index, { name, description, imageAlt }] of hotels.entries()) {
        for (const text of [name, description]) expect(texts[index]).toContain(text)
        expect(texts[index]).toContain(hotelLocations[index])
        const button = visitor.role("button", `Book Now ${name}`)
        const [word] = await button.texts()
        expect(texts[index]).toContain(word)
        const heading = button.read(
          element => element.closest("li")?.querySelector("h3")?.textContent,
        )
        expect(await heading).toBe(name)
        const photo = visitor.role("img", imageAlt)
        await photo.read(element => element.scrollIntoView({ behavior: "instant" }))
        await eventually(() =>
          photo.read(element => (element as HTMLImageElement).naturalWidth),
        ).toBeGreaterThan(0)
      }
    })

    test("a card stays whole if its photo is refused", async ({ visitor }) => {
      visitor.host.lose(/^\/photo-host/)
      await visitor.visit("/")
      const broken = () =>
        visitor.evaluate(() => {
          const photos = [...document.querySelectorAll<HTMLImageElement>("#casino-hotels li img")]
          for (const photo of photos) photo.loading = "eager"
          return photos.filter(({ complete }) => complete).length
        })
      await eventually(broken).toBe(hotels.length)
      const frames = await cardsOf(visitor).all(cards =>
        cards.map(card => {
          const frame = card.querySelector("img")?.parentElement
          const { width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {}
          return height / width
        }),
      )
      // 4:3, and flatter where a card is wide.
      for (const proportion of frames) {
        expect(proportion).toBeGreaterThan(0.5)
        expect(proportion).toBeLessThan(0.76)
      }
    })
  })
}

test("Book Now has no action, and View All Casino Hotels jumps to the section", async ({
  visitor,
}) => {
  await visitor.visit("/")
  const section = () => visitor.evaluate(() => document.getElementById("casino-hotels")?.outerHTML)
  const before = await section()
  for (const { name } of hotels) {
    const button = visitor.role("button", `Book Now ${name}`)
    await button.click()
    const position = await visitor.scrolled()
    await button.focus()
    await visitor.press("Enter")
    expect(await visitor.scrolled()).toBe(position)
    await visitor.isAt("/")
  }
  expect(await section()).toBe(before)
  await visitor.role("button", "View All Casino Hotels").click()
  await visitor.isAt("/#casino-hotels")
  await expectToBeAt(visitor, "casino-hotels")
})
