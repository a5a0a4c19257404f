import { expect } from "@playwright/test"
import { test } from "./keyboard"
import { destinationsFile, hotelsFile } from "./light-editor"

// What EDITING.md describes from "Change a hotel" to "When two people write at once".

test("a hotel's words, place and photo are changed", async ({ keyboard, editor }) => {
  await keyboard.open("Hotels")
  await keyboard.unfold("The Mojavelle")
  await keyboard.fill(keyboard.field("Name"), "The Mojave")
  await keyboard.to(keyboard.field("Location"))
  await keyboard.type("Aruba")
  await keyboard.fill(keyboard.field("Photo address"), "https://images.unsplash.com/photo-2")
  await keyboard.fill(keyboard.field("Description"), "Rooms with a view.")
  await keyboard.save()
  const [first] = JSON.parse(editor.read(hotelsFile))
  expect(first).toMatchObject({
    name: "The Mojave",
    location: "Aruba Caribbean",
    image: "https://images.unsplash.com/photo-2",
    description: "Rooms with a view.",
  })
})

test("a form is saved with its button, and the page looked at", async ({
  context,
  keyboard,
  editor,
}) => {
  await keyboard.open("Our story")
  await keyboard.fill(keyboard.field("Label"), "The story")
  await keyboard.press(keyboard.button("Save"), "Shift+Tab")
  await keyboard.saved()
  expect(editor.changes()).toEqual(["1 1 content/about.md"])
  const opened = context.waitForEvent("page")
  await keyboard.press(keyboard.link("See the page"))
  expect(new URL((await opened).url()).pathname).toBe("/")
})

test("a destination gets another name, and its hotels move along when agreed", async ({
  page,
  keyboard,
  editor,
}) => {
  await keyboard.open("Destinations")
  await keyboard.unfold("Singapore")
  await keyboard.fill(keyboard.field("Name"), "Singapore City")
  await keyboard.keys("Control+s")
  await expect(page.getByRole("dialog", { name: "A hotel moves along" })).toBeVisible()
  await keyboard.keys("Escape")
  await expect(keyboard.field("Name")).toBeFocused()
  await keyboard.keys("Control+s")
  await keyboard.press(keyboard.button("Save, and move it"))
  await keyboard.saved()
  await expect(keyboard.field("Name")).toBeFocused()
  expect(editor.changes()).toEqual(["1 1 content/destinations.json", "1 1 content/hotels.json"])
})

test("a destination is added, moved and removed, and one brought back", async ({
  page,
  keyboard,
  editor,
}) => {
  const before = JSON.parse(editor.read(destinationsFile))
  await keyboard.open("Destinations")
  await keyboard.press(keyboard.button("Add a destination"))
  await expect(keyboard.field("Name")).toBeFocused()
  await keyboard.type("Lisbon Portugal")
  await keyboard.to(keyboard.button("Move Lisbon Portugal up"))
  for (let place = before.length; place > 0; place--) {
    await keyboard.keys("Enter")
    await expect(page.getByText(`Lisbon Portugal is now number ${place} of`)).toBeVisible()
  }
  await keyboard.press(keyboard.button("Remove Singapore"))
  await expect(keyboard.button("Bring it back")).toBeFocused()
  await keyboard.keys("Enter")
  await expect(keyboard.field("Name").last()).toHaveValue("Singapore")
  await expect(keyboard.field("Name").last()).toBeFocused()
  await keyboard.press(keyboard.button("Remove Aruba Caribbean"))
  await keyboard.save()
  const kept = before.filter(({ name }: { name: string }) => name !== "Aruba Caribbean")
  expect(JSON.parse(editor.read(destinationsFile))).toEqual([{ name: "Lisbon Portugal" }, ...kept])
})

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
  await keyboard.open("Hotels")
  await keyboard.unfold("Palais Esterane")
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

test("of two versions one is chosen", async ({ page, keyboard, editor }) => {
  await keyboard.open("Hotels")
  await keyboard.unfold("The Cotaline")
  await keyboard.fill(keyboard.field("Name"), "Mine")
  editor.replace(hotelsFile, "The Cotaline", "Theirs")
  await keyboard.keys("Control+s")
  await expect(page.getByRole("heading", { name: "Hotels: two versions" })).toBeFocused()
  await keyboard.to(page.getByLabel("What you wrote"))
  await keyboard.keys("ArrowDown")
  await expect(page.getByLabel("What somebody else wrote")).toBeChecked()
  await keyboard.press(keyboard.button("Go on with these"))
  await expect(page.getByRole("heading", { level: 1, name: "Hotels" })).toBeFocused()
  await expect(keyboard.entry("Theirs")).toBeVisible()
})
