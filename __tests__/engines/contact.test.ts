import { message } from "../browser/forms"
import { eventually } from "./eventually"
import { fill } from "./forms"
import { expect, test } from "./test"

test("the form's fields match the specification, and browsers can fill them in", async ({
  visitor,
}) => {
  await visitor.visit("/")
  for (const [label, expected] of Object.entries({
    Name: ["input", null, "name", null],
    Email: ["input", "email", "email", null],
    Message: ["textarea", null, null, "6"],
  })) {
    const found = visitor
      .label(label)
      .read(field => [
        field.localName,
        ...["type", "autocomplete", "rows"].map(attribute => field.getAttribute(attribute)),
      ])
    expect(await found, label).toEqual(expected)
  }
  await visitor.label("Message").click()
  await visitor.press("Enter")
  await eventually(() => visitor.label("Message").value()).toBe("\n")
})

test("the headquarters, an e-mail link and a telephone link stand beside the form", async ({
  visitor,
}) => {
  await visitor.visit("/")
  const section = visitor.role("region", "A line to Las Vegas")
  expect(await section.seen()).toMatch(/Headquarters\s+Las Vegas\b/i)
  for (const [link, address] of [
    ["info@marquisade.example", "mailto:info@marquisade.example"],
    [String.raw`\+1 702 555 0148`, "tel:+17025550148"],
  ] as const) {
    const href = section.role("link", link).read(element => element.getAttribute("href"))
    expect(await href).toBe(address)
  }
})

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("a message with a missing field or an invalid e-mail address is refused with a message, and nothing is cleared", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const [label, value] of [
        ["Name", ""],
        ["Email", ""],
        ["Email", "ada at analytical"],
        ["Message", ""],
      ] as const) {
        const written = { ...message, [label]: value }
        await fill(visitor.role("main"), written)
        await visitor.role("button", "Send Message").click()
        const field = visitor.label(label)
        const what = `'${value}' as ${label}`
        await eventually(() => field.hasFocus(), `${what}: focus`).toBe(true)
        await eventually(() => field.seen(), what).toMatch(/Please write|Write it as/)
        for (const [other, text] of Object.entries(written)) {
          expect(await visitor.label(other).value()).toBe(text)
        }
      }
    })

    test("the button stays under the pointer when leaving a field refuses it", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const [label, text] of Object.entries({ ...message, Message: "", Email: "ada" })) {
        const button = visitor.role("button", "Send Message")
        await visitor.label(label).click()
        await visitor.scrolled()
        const top = () => button.read(element => element.getBoundingClientRect().top)
        const before = await top()
        if (text) await visitor.engine.type(text)
        await button.read(element => element.focus({ preventScroll: true }))
        expect(await top(), `after ${label}`).toBe(before)
      }
      await eventually(() => visitor.label("Email").seen()).toMatch(/Write it as/)
    })

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
        await eventually(() => visitor.label(label).value()).toBe("")
      }
    })
  })
}

test("Enter in a field sends the message as the button does", async ({ visitor }) => {
  await visitor.visit("/")
  await fill(visitor.role("main"), message)
  await visitor.label("Name").focus()
  await visitor.press("Enter")
  expect(await visitor.alert()).toContain(message.Name)
  await eventually(() => visitor.label("Name").value()).toBe("")
})

test("a name of spaces is accepted, and left out of the thanks", async ({ visitor }) => {
  await visitor.visit("/")
  await fill(visitor.role("main"), { ...message, Name: "  " })
  await visitor.role("button", "Send Message").click()
  expect(await visitor.alert()).toMatch(/^Thank you\. /)
})
