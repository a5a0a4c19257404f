import { expect, type Locator } from "@playwright/test"
import { Form } from "./form"
import { test as base } from "./remote"

/** A form of the editor, used by somebody with a keyboard and no pointer. */
export class Keyboard extends Form {
  override async open(title: string, entry?: string) {
    await this.page.goto(`${this.address}/edit`)
    await this.press(this.link(title))
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeFocused()
    if (entry) await this.unfold(entry)
  }

  override async unfold(name: string) {
    await this.press(this.entry(name))
  }

  override async save() {
    await this.keys("Control+s")
    await this.saved()
  }

  override async handIn(sentence: string) {
    await this.fill(this.page.getByLabel(/What did you change/), sentence)
    await this.keys("Enter")
    await expect(this.page.getByRole("heading", { name: "Handed in" })).toBeFocused()
  }

  link(name: string) {
    return this.page.getByRole("link", { name, exact: true })
  }

  /** Goes on with Tab, or back with Shift and Tab, until the control has the focus. */
  async to(control: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
    const wanted = control.first()
    await wanted.waitFor()
    for (let steps = 0; !(await wanted.evaluate(isFocused)); steps++) {
      if (steps === 150) throw new Error(`${key} does not come to ${control}.`)
      await this.page.keyboard.press(key)
    }
    expect(await wanted.evaluate(isSeen), `${control} can be seen`).toBe(true)
  }

  async press(control: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
    await this.to(control, key)
    await this.keys("Enter")
  }

  /** Writes into a field in place of what it says. */
  async fill(field: Locator, words: string) {
    await this.to(field)
    await this.keys("Control+a")
    await this.type(words)
  }

  /** Goes from a text to the buttons above it, and with the arrows to one of them. */
  async tool(name: string) {
    await this.keys("Escape", "Shift+Tab", "Home")
    while (!(await this.button(name).evaluate(isFocused))) await this.keys("ArrowRight")
    await this.keys("Enter")
  }
}

const isFocused = (element: Element) => element === document.activeElement

/** WCAG 2.4.11: what has the focus is not covered. */
function isSeen(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
  return element.contains(seen)
}

/** Fails where a pointer is used, and where the focus is nowhere at the end. */
export const test = base.extend<{ keyboard: Keyboard }>({
  keyboard: async ({ page, editor }, use) => {
    await page.addInitScript(() => {
      addEventListener("pointerdown", () => console.error("A pointer is used."), { capture: true })
    })
    await use(new Keyboard(page, editor.address))
    await expect(page.locator(":focus"), "the focus is somewhere").not.toHaveCount(0)
  },
})
