import { expect, test } from "./editor"

const hotels = "content/hotels.json"
const site = "content/site.json"
const terms = "content/legal/terms.md"

test("changing a word changes nothing else in its file", async ({ editor, github }) => {
  const change = async (file: string, from: string, to: string) => {
    const before = github.text(file)
    await editor.save()
    expect(github.text(file), file).toBe(before.replace(from, to))
  }
  const [{ description }] = JSON.parse(github.text(hotels))
  await editor.open("Hotels")
  await editor.expand(0)
  await editor.field("Description").fill("Rooms face the desert.")
  await change(hotels, description, "Rooms face the desert.")
  await editor.open("Brand, home page and footer")
  await editor.field("Telephone number").fill("+1 702 555 0199")
  await change(site, "+1 702 555 0148", "+1 702 555 0199")
  await editor.open("Our story")
  await editor.typeBefore("So the list is short", "Now: ")
  await editor.expectDraft("Now: So the list")
  await change("content/about.md", "So the list", "Now: So the list")
  await editor.open("Terms and Conditions", "Legal pages")
  await editor.typeBefore("These terms cover", "Now: ")
  await editor.expectDraft("Now: These terms")
  await change(terms, "These terms cover", "Now: These terms cover")
})

test("the editor adds a hotel in a new city and swaps two", async ({ editor, github, page }) => {
  await editor.open("Destinations")
  await editor.add("Destination", editor.field("Name"), "Lisbon Portugal")
  await editor.save()
  const [first, second, ...others] = JSON.parse(github.text(hotels))
  await editor.open("Hotels")
  await page.getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown")
  await editor.add("Hotel", editor.field("Name"), "The Alfama")
  await page.getByRole("combobox", { name: "Location" }).click()
  await page.getByRole("option", { name: "Lisbon Portugal" }).click()
  await editor.choosePhoto("https://images.unsplash.com/photo-1", "Browse")
  await editor.field("Photo description").fill("Lisbon at night")
  await editor.field("Description").fill("Rooms above the river.")
  await editor.save()
  const added = {
    name: "The Alfama",
    location: "Lisbon Portugal",
    image: "https://images.unsplash.com/photo-1",
    imageAlt: "Lisbon at night",
    description: "Rooms above the river.",
  }
  expect(JSON.parse(github.text(hotels))).toEqual([second, first, ...others, added])
  // The next save does not take the editor's own changes for somebody else's.
  await editor.open("Hotels")
  await editor.expand(0)
  await editor.field("Name").fill("Esterane")
  await editor.save()
})

test("the editor adds a list and a section to a legal page", async ({ editor, github, page }) => {
  const before = github.text(terms)
  await editor.open("Terms and Conditions", "Legal pages")
  const last = editor.field("Text").getByRole("paragraph").filter({ hasText: "This is a guide" })
  const box = await last.boundingBox()
  const end = { x: Number(box?.width) - 2, y: Number(box?.height) - 2 }
  await editor.typeAt(last, "\nBring these:\n- a pass*port*", end)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Shift+Enter")
  await page.keyboard.type("or ID\nvouchers\n\n\n## Pets\nAsk [the property](/#contact) first.")
  await editor.expectDraft("(/#contact) first.")
  await editor.save()
  const added =
    "Bring these:\n\n- a pass*port*\n    or ID\n- vouchers\n\n## Pets\n\nAsk [the property](/#contact) first.\n\n"
  const next = "## User Responsibilities"
  expect(github.text(terms)).toBe(before.replace(next, added + next))
})

test("the editor adds a legal page", async ({ editor, github, page }) => {
  await editor.openList("Legal pages")
  await page.getByRole("button", { name: "Create New Entry" }).first().click()
  await editor.press("Today")
  const today = await editor.field("Last updated").inputValue()
  await editor.field("Description").fill("How we use cookies.")
  await editor.field("Introduction").fill("We use none.")
  await editor.field("Title").fill("Cookie Policy")
  await editor.typeAt(editor.field("Text"), "## None\nThere are none.\n## Why\nNobody needs them.")
  await editor.expectDraft("Nobody needs them.")
  await editor.save()
  expect(github.text("content/legal/cookie-policy.md")).toBe(
    `---\ntitle: Cookie Policy\nupdated: ${today}\ndescription: How we use cookies.\nintroduction: We use none.\n---\n\n## None\n\nThere are none.\n\n## Why\n\nNobody needs them.\n`,
  )
})

test("a paste is repaired, undone, and plain if asked", async ({ editor, github, page }) => {
  const html = "<p>40 m<sup>2</sup></p><table><tr><td>Fee<tr><td>$5<p>a day</table>"
  await editor.open("Our story")
  await page.evaluate(html => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData("text/html", html)
      event.clipboardData?.setData("text/plain", "Plain words: ")
      event.preventDefault()
    }
    addEventListener("copy", copy, true)
  }, html)
  await editor.field("Heading").press("ControlOrMeta+c")
  await editor.typeBefore("So the list is short", "")
  await page.keyboard.press("ControlOrMeta+v")
  await expect(editor.field("Text")).toContainText("40 m²")
  await page.keyboard.press("ControlOrMeta+z")
  await expect(editor.field("Text")).not.toContainText("40 m²")
  await page.keyboard.press("ControlOrMeta+Shift+v")
  await page.keyboard.press("ControlOrMeta+v")
  await editor.expectDraft("$5 a day")
  await editor.save()
  const pasted = "\n\nPlain words: 40 m²\n\n| Fee |\n| --- |\n| $5 a day |\n\nSo the list"
  expect(github.text("content/about.md")).toContain(pasted)
})
