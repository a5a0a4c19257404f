import { expect } from "@playwright/test"
import { test } from "./keyboard"
import { destinationsFile, hotelsFile } from "./light-editor"

// What EDITING.md describes from "Change a hotel" and "Add, remove and move".

test("a hotel's words, place and photo are changed", async ({ keyboard, editor }) => {
  await keyboard.open("Hotels", "The Mojavelle")
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

test("the Save button saves, and the page is looked at", async ({ context, keyboard, editor }) => {
  await keyboard.open("Our story")
  await keyboard.fill(keyboard.field("Label"), "The story")
  await keyboard.press(keyboard.button("Save"), "Shift+Tab")
  await keyboard.saved()
  expect(editor.changes()).toEqual(["1 1 content/about.md"])
  const opened = context.waitForEvent("page")
  await keyboard.press(keyboard.link("See the page"))
  expect(new URL((await opened).url()).pathname).toBe("/")
})

test("a fact and the headlines of the home page are changed", async ({ keyboard, editor }) => {
  await keyboard.open("Brand, home page and footer")
  await keyboard.fill(keyboard.field("Telephone number"), "+1 702 555 0199")
  await keyboard.press(keyboard.button("Remove Headline 2"))
  await keyboard.press(keyboard.button("Add a headline"))
  await keyboard.type("Play by night with {brand}")
  await keyboard.press(keyboard.button("Move Headline 4 up"))
  await keyboard.save()
  const { phone, hero } = JSON.parse(editor.read("content/site.json"))
  expect(phone).toBe("+1 702 555 0199")
  expect(hero.headlines).toHaveLength(4)
  expect(hero.headlines[2]).toBe("Play by night with {brand}")
})

test("destinations are renamed, and their hotels if agreed", async ({ page, keyboard, editor }) => {
  await keyboard.open("Destinations", "Macau China")
  await keyboard.fill(keyboard.field("Name"), "Macao China")
  await keyboard.unfold("Singapore")
  const field = keyboard.field("Name").last()
  await keyboard.keys("Tab")
  await keyboard.type("Singapore City")
  await keyboard.keys("Control+s")
  const question = page.getByRole("dialog", { name: "This changes other forms too" })
  await expect(question).toContainText("The Cotaline is in “Macau China”")
  await expect(question).toContainText("would be in “Singapore City”")
  await keyboard.press(keyboard.button("Back to the form"))
  await expect(field).toBeFocused()
  expect(editor.changes()).toEqual([])
  await keyboard.keys("Control+s")
  await keyboard.press(keyboard.button("Save all of it"))
  await keyboard.saved()
  await expect(field).toBeFocused()
  expect(editor.changes()).toEqual(["2 2 content/destinations.json", "2 2 content/hotels.json"])
})

test("destinations are added, moved, removed, brought back", async ({ page, keyboard, editor }) => {
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
