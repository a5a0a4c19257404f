import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { test } from "./keyboard"

// What EDITING.md describes of legal pages, beside their texts.

test("the day and the sections of a page are changed", async ({ keyboard, editor }) => {
  await keyboard.open("Privacy Policy")
  await keyboard.to(keyboard.field("Last change"))
  await keyboard.type("11202026")
  await keyboard.press(keyboard.button("Move Data Protection up"))
  await keyboard.press(keyboard.button("Remove Policy Updates"))
  await keyboard.press(keyboard.button("Add a section"))
  await keyboard.type("Your Questions")
  await keyboard.to(keyboard.text())
  await keyboard.type("Ask us.")
  await keyboard.save()
  expect(editor.read("content/legal/pages.json")).toContain("2026-11-20")
  expect(editor.read("content/legal/privacy/04-data-protection.md")).toContain("number: 3\n")
  expect(existsSync(join(editor.folder, "content/legal/privacy/09-policy-updates.md"))).toBe(false)
  expect(editor.read("content/legal/privacy/10-your-questions.md")).toBe(
    "---\nnumber: 10\nheading: Your Questions\n---\n\nAsk us.\n",
  )
})

test("a legal page is made by keyboard alone", async ({ page, keyboard, editor }) => {
  await keyboard.open("New legal page")
  await keyboard.fill(keyboard.field("Path"), "cookies")
  await keyboard.fill(keyboard.field("Title"), "Cookies")
  await keyboard.to(keyboard.field("Last change"))
  await keyboard.type("11202026")
  await keyboard.fill(keyboard.field("Description"), "Which cookies there are: none.")
  await keyboard.fill(keyboard.field("Introduction"), "There are none.")
  await keyboard.press(keyboard.button("Add a section"))
  await keyboard.type("None")
  await keyboard.to(keyboard.text())
  await keyboard.type("This website sets no cookies.")
  await keyboard.save()
  await expect(page.getByRole("heading", { level: 1, name: "Cookies" })).toBeFocused()
  expect(readdirSync(join(editor.folder, "content/legal/cookies"))).toEqual(["01-none.md"])
  expect(JSON.parse(editor.read("content/legal/pages.json")).at(-1)).toMatchObject({
    slug: "cookies",
  })
})
