import { expect, type Page } from "@playwright/test"

/** A form of the editor, used as a person uses it. */
export class Form {
  constructor(
    readonly page: Page,
    protected readonly address: string,
  ) {}

  /** Opens a form from the list of all forms, and unfolds one of its entries. */
  async open(title: string, entry?: string) {
    await this.page.goto(`${this.address}/edit`)
    await this.page.getByRole("link", { name: title, exact: true }).click()
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(this.page).toHaveTitle(`${title} – Edit Marquisade`)
    if (entry) await this.unfold(entry)
  }

  /** Unfolds an entry of a list. */
  async unfold(name: string) {
    await this.entry(name).click()
  }

  entry(name: string) {
    return this.page.locator("summary").filter({ hasText: new RegExp(`^\\d+\\. ${name}$`) })
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true })
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name, exact: true })
  }

  /** The text that is written as in a word processor. */
  text() {
    return this.page.getByRole("textbox", { name: "Text" })
  }

  /** Types at the end of the text. */
  async write(words: string) {
    await this.text().focus()
    await this.keys("Control+End")
    await this.type(words)
  }

  /** Presses one key after the other, each once the text knows where the cursor is. */
  async keys(...keys: string[]) {
    for (const key of keys) {
      await this.knowsTheCursor()
      await this.page.keyboard.press(key)
    }
    await this.knowsTheCursor()
  }

  async type(words: string) {
    await this.knowsTheCursor()
    await this.page.keyboard.type(words)
  }

  /** Browsers tell of a cursor in a text that was moved, or set by the focus, a frame or two later: no person is as fast. */
  private knowsTheCursor() {
    return this.page.evaluate(async () => {
      if (!(document.activeElement as HTMLElement | null)?.isContentEditable) return
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
  }

  async save() {
    await this.button("Save").click()
    await this.saved()
  }

  async saved() {
    await expect(this.page.getByText("Saved on this computer, not yet public.")).toBeVisible()
  }

  problems() {
    return this.page.getByRole("alert")
  }

  async handIn(sentence: string) {
    await this.page.getByRole("link", { name: "Hand in", exact: true }).click()
    await this.page.getByLabel(/What did you change/).fill(sentence)
    await this.button("Hand in").click()
    await expect(this.page.getByRole("heading", { name: "Handed in" })).toBeVisible()
  }
}
