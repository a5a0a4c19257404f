import { destinationsFile } from "./light-editor"
import { expect, test } from "./test"

test("two destinations get new names at once, and their hotels move along when agreed", async ({
  page,
  form,
  editor,
}) => {
  await form.open("Destinations")
  await form.unfold("Macau China")
  await form.field("Name").fill("Macao China")
  await form.unfold("Singapore")
  await form.field("Name").last().fill("Singapore City")
  await form.button("Save").click()
  const question = page.getByRole("dialog", { name: "This changes other forms too" })
  await expect(question).toContainText("The Cotaline is in “Macau China”")
  await expect(question).toContainText("would be in “Singapore City”")
  await question.getByRole("button", { name: "Back to the form" }).click()
  expect(editor.changes()).toEqual([])
  await form.button("Save").click()
  await form.button("Save all of it").click()
  await form.saved()
  expect(editor.changes()).toEqual(["2 2 content/destinations.json", "2 2 content/hotels.json"])
})

test("a destination without a hotel gets a new name without a question", async ({
  form,
  editor,
}) => {
  await form.open("Destinations")
  await form.unfold("Aruba Caribbean")
  await form.field("Name").fill("Aruba")
  await form.save()
  expect(editor.changes()).toEqual(["1 1 content/destinations.json"])
})

test("what is worth knowing is listed above the form", async ({ page, form, editor }) => {
  editor.replace(destinationsFile, "[", '[{ "name": "Lisbon Portugal" },')
  await form.open("Destinations")
  await page.getByText("Worth knowing").click()
  await expect(page.getByText("The specification names eight destinations")).toBeVisible()
})

test("a destination where a hotel stands cannot be removed", async ({ form, editor }) => {
  await form.open("Destinations")
  await form.button("Remove Macau China").click()
  await form.button("Save").click()
  await expect(form.problems()).toContainText("“Macau China” is not one of the destinations.")
  expect(editor.changes()).toEqual([])
})
