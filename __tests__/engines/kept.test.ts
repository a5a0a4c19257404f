import { message, stay } from "../browser/forms"
import { eventually } from "./eventually"
import { fill } from "./forms"
import { arriveAt, follow, wide } from "./steps"
import { expect, test } from "./test"

test.use({ view: wide })

test("what was typed is still there when a visitor comes back from the terms, or by a link", async ({
  visitor,
}) => {
  await visitor.visit("/")
  const typed = { Search: "a suite above the harbor", ...stay, ...message }
  await fill(visitor.role("main"), typed)
  for (const comeBack of [() => visitor.engine.back(), () => follow(visitor, "Contact")]) {
    await follow(visitor, "Terms")
    await arriveAt(visitor, "Terms")
    await comeBack()
    for (const [label, value] of Object.entries(typed)) {
      await eventually(() => visitor.label(label).value(), label).toBe(value)
    }
    const told = () => visitor.evaluate(() => document.querySelector("output")?.textContent)
    await eventually(told).toMatch(/\b3 nights\b.*\b4 guests\b/)
  }
  await visitor.role("button", "Send Message").click()
  expect(await visitor.alert()).toContain(message.Name)
  await eventually(() => visitor.label("Name").value()).toBe("")
})

test("a page that was left while it was about to change changes when a visitor comes back", async ({
  visitor,
}) => {
  await visitor.visit("/terms")
  // As Firefox does while a page is being left.
  await visitor.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    addEventListener("pagehide", () => Object.assign(MessagePort.prototype, { postMessage }))
    MessagePort.prototype.postMessage = () => {}
  })
  await follow(visitor, "Privacy")
  await visitor.isAt("/privacy")
  const title = () => visitor.evaluate(() => document.querySelector("h1")?.textContent)
  expect(await title()).toBe("Terms and Conditions")
  await visitor.evaluate(() => location.assign("/blank"))
  await visitor.isAt("/blank")
  await visitor.engine.back()
  await eventually(title).toBe("Privacy Policy")
})
