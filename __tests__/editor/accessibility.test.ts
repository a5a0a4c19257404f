import AxeBuilder from "@axe-core/playwright"
import { hotelsFile } from "./light-editor"
import { expect, test } from "./test"

test("every page of the editor is without violations", async ({ page, form, editor }) => {
  const violations = async () => {
    const { violations: found } = await new AxeBuilder({ page }).analyze()
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  }
  await page.goto(`${editor.address}/edit`)
  await expect(page.getByRole("link", { name: "Hotels" })).toBeVisible()
  expect(await violations()).toEqual([])
  await form.open("Terms and Conditions", "Cancellation Policy")
  await form.button("Link").click()
  expect(await violations()).toEqual([])
  await form.open("Hotels", "The Mojavelle")
  await form.field("Number").fill("2")
  await form.button("Save").click()
  await expect(form.problems()).toContainText("there twice")
  expect(await violations()).toEqual([])
  await form.field("Number").fill("1")
  await form.field("Name").fill("Mine")
  editor.replace(hotelsFile, "The Mojavelle", "Theirs")
  await form.button("Save").click()
  await expect(page.getByRole("group", { name: /Name/ })).toBeVisible()
  expect(await violations()).toEqual([])
  await form.open("Destinations", "Singapore")
  await form.field("Name").fill("Singapore City")
  await form.button("Save").click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await violations()).toEqual([])
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(form.button("Hand in")).toBeVisible()
  expect(await violations()).toEqual([])
})
