import { message } from "../browser/forms"
import { fill } from "./forms"
import { expect, test } from "./test"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    for (const [label, value] of [
      ["Name", ""],
      ["Email", ""],
      ["Email", "ada at analytical"],
      ["Message", ""],
    ] as const) {
      test(`a message with '${value}' as ${label} is refused in words, and nothing is cleared`, async ({
        visitor,
      }) => {
        await visitor.visit("/")
        await fill(visitor.role("main"), { ...message, [label]: value })
        await visitor.role("button", "Send Message").click()
        const field = visitor.label(label)
        await expect.poll(() => field.hasFocus()).toBe(true)
        await expect.poll(() => field.seen()).toMatch(/Please write/)
        for (const [other, text] of Object.entries({ ...message, [label]: value })) {
          expect(await visitor.label(other).value()).toBe(text)
        }
      })
    }

    test("one alert thanks the sender by name and promises a reply; then the form is cleared", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const [label, text] of Object.entries(message)) {
        await visitor.label(label).click()
        await visitor.engine.type(text)
      }
      await visitor.role("button", "Send Message").click()
      expect(await visitor.alert()).toMatch(/^Thank you, Ada Lovelace\..*reply.*shortly/)
      for (const label of Object.keys(message)) {
        await expect.poll(() => visitor.label(label).value()).toBe("")
      }
    })
  })
}

test("a name of blanks is accepted, and thanked without it", async ({ visitor }) => {
  await visitor.visit("/")
  await fill(visitor.role("main"), { ...message, Name: "  " })
  await visitor.role("button", "Send Message").click()
  expect(await visitor.alert()).toMatch(/^Thank you\. /)
})
