import { expect, type Page } from "@playwright/test"

/** A form of the editor, used as a person uses it. */
export class Form {
  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  /** Opens a form by the names that its list and its link bear. */
  async open(collection: string, entry: string | RegExp) {
    await this.page.goto("about:blank")
    await this.page.goto(`${this.address}/edit`)
    await this.page.getByRole("link", { name: collection, exact: true }).first().click()
    await this.page
      .locator("#nc-root main, #nc-root")
      .getByRole("link", { name: entry })
      .last()
      .click()
    await expect(this.page.getByRole("link", { name: /Back to/ })).toBeVisible()
  }

  /** Unfolds an item of a list. */
  async unfold(item: string) {
    await this.page.getByRole("button", { name: item, exact: true }).click()
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true }).filter({ visible: true })
  }

  async choose(label: string, option: string) {
    await this.field(label).click()
    await this.page.getByText(option, { exact: true }).last().click()
  }

  /** Types at the end of the text, as into a word processor. */
  async write(text: string) {
    await this.page.locator("[contenteditable=true] p").last().click()
    await this.page.keyboard.press("Control+End")
    await this.page.keyboard.type(text)
  }

  async save() {
    await this.page.getByRole("button", { name: "Save", exact: true }).click()
    await this.page.getByRole("menuitem", { name: "Save now" }).click()
  }

  async saved() {
    await expect(this.page.getByText("Saved. The page shows it now.").last()).toBeVisible()
  }

  refusal() {
    return this.page.getByRole("dialog", { name: "Nothing was saved." })
  }
}
