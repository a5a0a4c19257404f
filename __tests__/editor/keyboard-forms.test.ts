import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { test } from "./keyboard"
import { destinationsFile, hotelsFile } from "./light-editor"

// What EDITING.md describes of forms and legal pages, beside their texts.

test("a hotel is added, and gets the next number", async ({ keyboard, editor }) => {
  const before = JSON.parse(editor.read(hotelsFile))
  const words = {
    name: "The Yarrabank",
    location: "Melbourne Australia",
    image: "https://images.unsplash.com/photo-1",
    imageAlt: "The river in Melbourne",
    description: "Rooms by the river.",
  }
  await keyboard.open("Hotels")
  await keyboard.press(keyboard.button("Add a hotel"))
  await expect(keyboard.field("Number")).toBeFocused()
  await keyboard.fill(keyboard.field("Name"), words.name)
  await keyboard.to(keyboard.field("Location"))
  await keyboard.type("Melbourne")
  await keyboard.fill(keyboard.field("Photo address"), words.image)
  await keyboard.fill(keyboard.field("Photo description"), words.imageAlt)
  await keyboard.fill(keyboard.field("Description"), words.description)
  await keyboard.save()
  const added = { id: before.length + 1, ...words }
  expect(JSON.parse(editor.read(hotelsFile))).toEqual([...before, added])
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

test("a legal page is made, and taken back while it is new", async ({ page, keyboard, editor }) => {
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
  expect(editor.read("content/legal/pages.json")).toContain('"slug": "cookies"')
  await keyboard.press(keyboard.link("Hand it in"), "Shift+Tab")
  await keyboard.press(keyboard.button("Undo: Cookies new"))
  await expect(page.getByText("Nothing has changed since it was handed in.")).toBeVisible()
  expect(editor.changes()).toEqual([])
})
