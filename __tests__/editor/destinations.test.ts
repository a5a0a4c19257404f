import { destinationsFile } from "./light-editor"
import { expect, test } from "./test"

test("a destination without a hotel is renamed without a question", async ({ form, editor }) => {
  await form.open("Destinations", "Aruba Caribbean")
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
