import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { test } from "./keyboard"
import { cancellation, type LightEditor } from "./light-editor"
import { expect } from "./test"

test.beforeEach(({ editor }) => {
  const entries = "content/legal/pages.json"
  const pages = JSON.parse(editor.read(entries))
  const cookies = { ...pages[0], slug: "cookies", title: "Cookies" }
  editor.write(entries, `${JSON.stringify([pages[0], cookies, pages[1]], null, 2)}\n`)
  mkdirSync(folderIn(editor))
  editor.write(
    "content/legal/cookies/01-none.md",
    "---\nnumber: 1\nheading: 'None'\n---\n\nWe set *none*.\n",
  )
  editor.git("add", "content")
  editor.git("commit", "-qm", "Cookies")
})

const folderIn = (editor: LightEditor) => join(editor.folder, "content/legal/cookies")

test("a legal page is removed if agreed, and comes back whole", async ({ keyboard, editor }) => {
  await keyboard.open("Cookies")
  await keyboard.press(keyboard.button("Remove this page"))
  const question = keyboard.page.getByRole("dialog", { name: "Remove “Cookies”?" })
  await expect(question).toContainText("Its section will be removed too")
  await keyboard.keys("Escape")
  await expect(keyboard.button("Remove this page")).toBeFocused()
  expect(editor.changes()).toEqual([])
  await keyboard.keys("Enter")
  await keyboard.press(keyboard.button("Remove the page"))
  await expect(keyboard.page.getByRole("heading", { level: 1, name: "Hand in" })).toBeFocused()
  await expect(keyboard.page.getByText("This page is removed.")).toBeVisible()
  expect(existsSync(folderIn(editor))).toBe(false)
  await keyboard.press(keyboard.button("Undo: Cookies removed"))
  await expect(keyboard.page.getByText("Nothing has changed since it was handed in.")).toBeVisible()
  expect(editor.changes()).toEqual([])
})

test("a page that is linked to is kept, and the link shown", async ({ page, form, editor }) => {
  editor.replace(cancellation, "48 hours", "[48 hours](/cookies)")
  await form.open("Cookies")
  await form.button("Remove this page").click()
  await form.button("Remove the page").click()
  await expect(form.problems()).toContainText("There is no page /cookies on this site.")
  await expect(form.problems()).toContainText(`${cancellation}, line`)
  expect(existsSync(folderIn(editor))).toBe(true)
  await page.getByRole("link", { name: "Open “Terms and Conditions”" }).click()
  await expect(page.getByRole("heading", { name: "Terms and Conditions" })).toBeVisible()
})

test("pages that the header links to stay", async ({ form, editor }) => {
  for (const [title, name] of [
    ["Terms and Conditions", "legal/terms"],
    ["Privacy Policy", "legal/privacy"],
  ] as const) {
    await form.open(title)
    await expect(form.button("Remove this page")).toHaveCount(0)
    const { version } = await (await editor.ask({ action: "open", form: name })).json()
    expect((await editor.ask({ action: "remove", form: name, version })).status).toBe(422)
  }
  expect((await editor.ask({ action: "bring back", form: "legal/../x" })).status).toBe(404)
  expect(editor.changes()).toEqual([])
})
