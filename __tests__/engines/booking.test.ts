import sharp, { type Region } from "sharp"
import { stay } from "../browser/forms"
import site from "../content/site.json"
import { destinations } from "../specification"
import { eventually } from "./eventually"
import { fill } from "./forms"
import { expect, test } from "./test"
import type { Visitor } from "./visitor"

/** What the form says of the stay. */
const told = (visitor: Visitor) => () =>
  visitor.evaluate(() => String(document.querySelector("output")?.textContent))

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the booking form has its list, blank at first, and 2 guests of 1 to 10", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      expect(await visitor.label("Destination").value()).toBe("")
      const options = await visitor.label("Destination").role("option").texts()
      expect(options).toEqual(["Select destination", ...destinations])
      const guests = visitor.role("spinbutton", "Number of guests")
      expect(await guests.value()).toBe("2")
      expect(
        await guests.read(field => [field.getAttribute("min"), field.getAttribute("max")]),
      ).toEqual(["1", "10"])
      for (const label of ["Check-in date", "Check-out date"]) {
        const type = visitor.label(label).read(field => field.getAttribute("type"))
        expect([await type, await visitor.label(label).value()], label).toEqual(["date", ""])
      }
      const section = visitor.role("region", site.booking.heading)
      expect(await section.seen()).toContain(site.booking.privacy)
      await guests.focus()
      await visitor.press("ArrowUp")
      await eventually(() => guests.value()).toBe("3")
    })

    test("guests are more or fewer by one at a press of a button, 1 to 10 of them, and the stay says so", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      const guests = visitor.role("spinbutton", "Number of guests")
      const [fewer, more] = [
        visitor.role("button", "Fewer guests"),
        visitor.role("button", "More guests"),
      ]
      const step = async (button: typeof fewer, count: number) => {
        await button.click()
        await eventually(() => guests.value()).toBe(String(count))
        await eventually(told(visitor)).toBe(count === 1 ? "1 guest" : `${count} guests`)
        for (const [each, limit] of [
          [fewer, 1],
          [more, 10],
        ] as const) {
          const disabled = () => each.read(element => element.getAttribute("aria-disabled"))
          await eventually(disabled).toBe(String(count === limit))
        }
      }
      await step(fewer, 1)
      for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10]) await step(more, count)
      await more.focus()
      await visitor.press("Enter")
      await eventually(() => guests.value()).toBe("10")
      await fewer.focus()
      for (const key of ["Enter", "Enter"] as const) await visitor.press(key)
      await eventually(() => guests.value()).toBe("8")
      await guests.fill("11")
      await step(fewer, 10)
      await guests.fill("")
      await step(more, 1)

      const sizes = await guests.read(field =>
        [field.previousElementSibling, field.nextElementSibling].map(button => {
          const { width, height } = button?.getBoundingClientRect() ?? { width: 0, height: 0 }
          return Math.min(width, height)
        }),
      )
      expect(Math.min(...sizes), "targets, px").toBeGreaterThanOrEqual(44)
    })

    test("a request with a missing field or other than 1 to 10 guests is refused with a message below the field, in view", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const [label, value] of [
        ["Destination", ""],
        ["Number of guests", ""],
        ["Number of guests", "11"],
        ["Number of guests", "0"],
        ["Number of guests", "-1"],
        ["Number of guests", "1.5"],
        ["Check-in date", ""],
        ["Check-out date", ""],
      ] as const) {
        await fill(visitor.role("main"), { ...stay, [label]: value })
        await visitor.role("button", "Request Booking").click()
        const field = visitor.label(label)
        const what = `'${value}' as ${label}`
        await eventually(() => field.hasFocus(), `${what}: focus`).toBe(true)
        await eventually(() => field.seen(), what).toMatch(/Please /)
        await visitor.scrolled()
        const { covered, below } = await field.read(element => {
          const [label] = (element as HTMLInputElement).labels ?? []
          const { top } = label?.getBoundingClientRect() ?? { top: 0 }
          const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
          return {
            covered: header - top,
            below: element.getBoundingClientRect().bottom - innerHeight,
          }
        })
        expect(covered, `${what}: the label is clear of the header`).toBeLessThanOrEqual(0)
        expect(below, `${what}: the field is in view`).toBeLessThanOrEqual(0)
      }
    })

    test("one alert names destination, dates and guests; the values stay", async ({ visitor }) => {
      await visitor.visit("/")
      await fill(visitor.role("main"), stay)
      await visitor.role("button", "Request Booking").click()
      const said = await visitor.alert()
      expect(said).toMatch(/request.*Macau China.*submitted/)
      expect(said).toContain("from December 30, 2026 to January 2, 2027, for 4 guests")
      expect(await visitor.label("Destination").value()).toBe("Macau China")
      expect(await visitor.label("Check-out date").value()).toBe("2027-01-02")
    })
  })
}

test("requests for 1 and for 10 guests are accepted, by Enter too, and a year of five digits is written as chosen", async ({
  visitor,
}) => {
  await visitor.visit("/")
  for (const [guests, written] of [
    ["1", "1 guest"],
    ["10", "10 guests"],
  ] as const) {
    await fill(visitor.role("main"), { ...stay, "Number of guests": guests })
    await visitor.label("Number of guests").focus()
    await visitor.press("Enter")
    expect(await visitor.alert()).toMatch(new RegExp(`for ${written}\\b`))
  }
  await fill(visitor.role("main"), { ...stay, "Check-out date": "20262-12-30" })
  await visitor.role("button", "Request Booking").click()
  expect(await visitor.alert()).toContain("from December 30, 2026 to December 30, 20262")
})

test("the stay is shown in nights and guests as it is chosen", async ({ visitor }) => {
  await visitor.visit("/")
  await eventually(told(visitor)).toContain("2 guests")
  expect(await told(visitor)()).not.toContain("night")
  for (const [chosen, words] of [
    [stay, /\b3 nights\b.*\b4 guests\b/],
    [{ "Number of guests": "1", "Check-out date": "2026-12-31" }, /\b1 night\b.*\b1 guest\b/],
    [{ "Check-out date": "2026-12-30" }, /^(?!.*night)/],
  ] as const) {
    await fill(visitor.role("main"), chosen)
    await eventually(told(visitor)).toMatch(words)
  }
})

test("a check-out not after check-in brings a hint at once and is accepted", async ({
  visitor,
}) => {
  await visitor.visit("/")
  const field = visitor.label("Check-out date")
  const description = () =>
    field.read(element => {
      const ids = element.getAttribute("aria-describedby")?.split(" ") ?? []
      return ids.map(id => document.getElementById(id)?.textContent).join("")
    })
  for (const [checkOut, written] of [
    ["2026-12-29", "December 29, 2026"],
    ["2026-12-30", "December 30, 2026"],
  ] as const) {
    await fill(visitor.role("main"), stay)
    await eventually(() => field.seen()).not.toContain("not after check-in")
    expect(await description()).not.toContain("not after check-in")
    await field.fill(checkOut)
    await eventually(() => field.seen()).toContain("not after check-in")
    expect(await description()).toContain("not after check-in")
    await visitor.role("button", "Request Booking").click()
    expect(await visitor.alert()).toContain(`to ${written}`)
  }
})

test("an empty date field shows no day (only WebKit would: today's)", async ({ visitor }, {
  project,
}) => {
  test.skip(
    !project.name.endsWith("in WebKit"),
    "other browsers show the order of the parts of a date",
  )
  await visitor.visit("/")
  const { x, y, width, height } = await visitor.label("Check-in date").read(element => {
    element.scrollIntoView({ block: "center", behavior: "instant" })
    return element.getBoundingClientRect().toJSON()
  })
  const inside = { left: x + 4, top: y + 4, width: width - 8, height: height - 8 }
  const area = Object.fromEntries(
    Object.entries(inside).map(([side, px]) => [side, Math.round(px)]),
  )
  const field = sharp(await visitor.engine.screenshot()).extract(area as unknown as Region)
  // `stats` ignores the extraction, so the part has to be a picture of its own.
  const { channels } = await sharp(await field.png().toBuffer()).stats()
  expect(channels.map(({ min, max }) => max - min).every(range => range === 0)).toBe(true)
})
