import { test as base, expect, type Locator, type Page } from "@playwright/test"
import { picture } from "../browser/fixtures"
import { headerRules } from "../browser/static-host"
import { assertBuilt, editorFolder } from "../test-sites"
import { GitHub } from "./github-mock"

export const address = "https://edit.marquisade.example/"

/** The hosts that the editor may contact. */
const known =
  /^(.*\.example|api\.github\.com|avatars\.githubusercontent\.com|www\.githubstatus\.com|.*unsplash.*|.*wikimedia.*)$/

/** Signs an editor in and fails a test on a violation of the policy or of the CMS's schema, or a request elsewhere. */
export const test = base.extend<{ github: GitHub; editor: Editor }>({
  github: async ({ editor }, use) => use(editor.github),
  editor: async ({ page }, use) => {
    const editor = new Editor(page)
    await editor.serve()
    await editor.signIn()
    await use(editor)
    expect(editor.violations).toEqual([])
  },
})

export { expect }

export class Editor {
  readonly github = new GitHub()
  readonly violations: string[] = []

  constructor(readonly page: Page) {}

  /** Serves the build with its headers and mocks the API. */
  async serve() {
    assertBuilt(editorFolder)
    const context = this.page.context()
    await this.github.mock(context)
    // Without a graphics card, the CMS's transitions would take most of a test's time.
    await context.addInitScript(() => Object.assign(document, { startViewTransition: undefined }))
    const headers = headerRules(editorFolder)("/")
    // Search engines must not list the editor.
    expect(headers).toHaveProperty("X-Robots-Tag", "noindex")
    context.on("request", request => {
      const { host, protocol } = new URL(request.url())
      if (protocol === "https:" && !known.test(host)) this.violations.push(request.url())
    })
    this.page.on("console", message => {
      const isViolation = /Content.Security.Policy|configuration schema/.test(message.text())
      if (isViolation) this.violations.push(message.text())
    })
    await context.route(/unsplash|wikimedia|photos\.example/, route => {
      const exists = route.request().url().endsWith("/photo-1")
      return exists ? route.fulfill(picture) : route.fulfill({ status: 404 })
    })
    await context.route(`${address}**`, route => {
      const path = new URL(route.request().url()).pathname.replace(/\/$/, "/index.html")
      return route.fulfill({ headers, path: editorFolder + path })
    })
  }

  async signIn() {
    await this.page.goto(address)
    await this.press("Sign In Using Access Token")
    await this.page.getByRole("textbox", { name: "Personal Access Token" }).fill("github_pat_1")
    await this.press("Sign In")
    await expect(this.page.getByRole("treeitem", { name: "Home page" })).toBeVisible()
  }

  async open(name: string, list = "Home page") {
    await this.openList(list)
    await this.page.getByRole("gridcell", { name, exact: true }).click()
    await expect(this.page).toHaveTitle(new RegExp(`› ${name}`))
  }

  openList = (name: string) => this.page.getByRole("treeitem", { name }).click()

  expand = (entry: number) =>
    this.page.getByRole("button", { name: "Expand", exact: true }).nth(entry).click()

  preview = () => this.page.frameLocator("iframe.preview")

  field = (name: string) => this.page.getByRole("textbox", { name, exact: true })

  /** Adds an entry and fills in a field, again if it stays empty: the CMS moves the focus away after 0.15 s. */
  async add(entry: string, field: Locator, text: string) {
    await this.press(`Add ${entry}`)
    await expect(async () => {
      await field.fill(text)
      expect(await field.inputValue()).toBe(text)
    }, `Fill in “${text}”`).toPass()
  }

  /** Enters the address of a photo, again if its field does not show: the list ignores clicks for 0.1 s. */
  async choosePhoto(url: string, button = "Replace Image") {
    await this.press(button)
    await expect(async () => {
      await this.page.getByRole("option", { name: "Enter URL" }).click()
      await this.page.getByRole("dialog").getByRole("textbox").fill(url, { timeout: 1000 })
    }, `Enter “${url}”`).toPass()
    await this.press("Insert")
  }

  async leave() {
    await this.press("Cancel Editing")
    await expect(this.page.getByRole("treeitem", { name: "Home page" })).toBeVisible()
  }

  /** Waits until the CMS has stored a draft, half a second after the last key. */
  async expectDraft(text: string) {
    const stored = () => this.page.context().storageState({ indexedDB: true })
    await expect.poll(async () => JSON.stringify(await stored())).toContain(text)
  }

  /** Presses a button. The CMS puts invisible characters around names from its configuration. */
  async press(name: string) {
    const label = new RegExp(`^${name.replaceAll(" ", "[ \\u2068]+")}\\u2069?$`)
    await this.page.getByRole("button", { name: label }).click()
  }

  async save() {
    await this.press("Save")
    await this.github.expectCommit(() => this.page.locator("[role^=alert]").allTextContents())
  }

  /** Clicks in the Text field and types once the caret is there. */
  async typeAt(place: Locator, input: string, position?: { x: number; y: number }) {
    await place.click({ position })
    await expect(this.field("Text")).toBeFocused()
    await this.page.keyboard.type(input)
  }

  typeBefore = (text: string, input: string) =>
    this.typeAt(this.field("Text").getByText(text), input, { x: 1, y: 8 })

  /** Saves, expects a dialog with these reasons for a rejection, and closes it. */
  async expectRejection(...reasons: string[]) {
    await this.press("Save")
    const dialog = this.page.getByRole("alertdialog")
    for (const reason of reasons) await expect(dialog).toContainText(reason)
    await dialog.getByRole("button").last().click()
    await expect(dialog).toBeHidden()
  }
}
