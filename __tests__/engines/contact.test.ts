import { message } from "../browser/forms"
import site from "../content/site.json"
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
  expect(await visitor.role("region", "A line to Las Vegas").seen()).toContain(site.contact.privacy)
  await visitor.label("Message").click()
  await visitor.press("Enter")
  await eventually(() => visitor.label("Message").value()).toBe("\n")
})

test.describe("on a small screen", () => {
  test.use({ view: { width: 375, height: 800 } })

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
      // As a pointer that is pressed there, and not yet released.
      await button.read(element => {
        element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
        element.focus({ preventScroll: true })
      })
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

test("Enter in a field sends the message; a name of spaces is left out of the thanks", async ({
  visitor,
}) => {
  await visitor.visit("/")
  for (const [name, thanks] of [
    [message.Name, /^Thank you, Ada Lovelace\. /],
    ["  ", /^Thank you\. /],
  ] as const) {
    await fill(visitor.role("main"), { ...message, Name: name })
    await visitor.label("Email").focus()
    await visitor.press("Enter")
    expect(await visitor.alert()).toMatch(thanks)
    await eventually(() => visitor.label("Name").value()).toBe("")
  }
})
