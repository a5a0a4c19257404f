import { expect } from "@playwright/test"
import { test } from "./keyboard"
import { hotelsFile } from "./light-editor"

// What EDITING.md describes of what is not saved, refused, or written by two.

test("what was written before is there again, and thrown away", async ({ page, keyboard }) => {
  await keyboard.open("Our story")
  await keyboard.fill(keyboard.field("Label"), "Not this")
  await keyboard.press(keyboard.link("All forms"), "Shift+Tab")
  await expect(page.getByText("Not saved yet")).toBeVisible()
  await keyboard.press(keyboard.link("Our story"))
  await expect(keyboard.field("Label")).toHaveValue("Not this")
  await keyboard.press(keyboard.button("Throw my changes away"))
  await expect(keyboard.field("Label")).toHaveValue("Our story")
  await expect(keyboard.button("Throw my changes away")).toBeFocused()
})

test("what is refused is read, its field gone to and mended", async ({ keyboard, editor }) => {
  await keyboard.open("Hotels", "Palais Esterane")
  await keyboard.fill(keyboard.field("Number"), "1")
  await keyboard.press(keyboard.entry("Palais Esterane"), "Shift+Tab")
  await expect(keyboard.field("Number")).toBeHidden()
  await keyboard.keys("Control+s")
  await expect(keyboard.problems().getByRole("list")).toBeFocused()
  await expect(keyboard.problems()).toContainText("Give one of the two another number.")
  await keyboard.press(keyboard.button("Go to the field"))
  await expect(keyboard.field("Number")).toBeFocused()
  await keyboard.fill(keyboard.field("Number"), "70")
  await keyboard.save()
  await expect(keyboard.field("Number")).toBeFocused()
  expect(editor.changes()).toEqual(["1 1 content/hotels.json"])
})

test("of two versions of a field one is chosen", async ({ page, keyboard, editor }) => {
  await keyboard.open("Hotels", "The Cotaline")
  await keyboard.fill(keyboard.field("Name"), "Mine")
  await keyboard.fill(keyboard.field("Description"), "My description.")
  editor.replace(hotelsFile, "The Cotaline", "Theirs")
  await keyboard.keys("Control+s")
  await expect(page.getByRole("heading", { name: "Hotels: two versions" })).toBeFocused()
  expect(editor.changes()).toEqual(["1 1 content/hotels.json"])
  const question = page.getByRole("group", { name: "Mine › Name" })
  await expect(question).toContainText("Theirs")
  await expect(question.getByLabel("What you wrote")).not.toBeChecked()
  await keyboard.to(question.getByLabel("What you wrote"))
  await keyboard.keys("ArrowDown")
  await expect(page.getByLabel("What somebody else wrote")).toBeChecked()
  await keyboard.press(keyboard.button("Go on with these"))
  await expect(page.getByRole("heading", { level: 1, name: "Hotels" })).toBeFocused()
  await keyboard.save()
  const saved = editor.read(hotelsFile)
  expect(saved).toMatch(/"Theirs"[^}]+"My description\."/)
  expect(saved).not.toContain("Mine")
})
