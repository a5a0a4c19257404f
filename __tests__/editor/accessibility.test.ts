import AxeBuilder from "@axe-core/playwright"
import { destinationsFile, hotelsFile } from "./light-editor"
import { expect, test } from "./test"

test("every page of the editor is without violations", async ({ page, form, editor }) => {
  const violations = async () => {
    const { violations: found } = await new AxeBuilder({ page }).analyze()
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  }
  await page.goto(`${editor.address}/edit`)
  await expect(page.getByRole("link", { name: "Hotels" })).toBeVisible()
  expect(await violations()).toEqual([])
  await form.open("Terms and Conditions")
  await form.unfold("Cancellation Policy")
  await form.button("Link").click()
  expect(await violations()).toEqual([])
  await form.open("Hotels")
  await form.unfold("The Mojavelle")
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
  await form.open("Destinations")
  await form.unfold("Singapore")
  await form.field("Name").fill("Singapore City")
  await form.button("Save").click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await violations()).toEqual([])
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(form.button("Hand in")).toBeVisible()
  expect(await violations()).toEqual([])
})

test("a hotel is changed, saved and handed in by keyboard alone", async ({ page, editor }) => {
  await page.goto(`${editor.address}/edit`)
  const tabTo = async (name: string | RegExp, role: "link" | "button" | "textbox" = "link") => {
    const wanted = page.getByRole(role, { name, exact: typeof name === "string" })
    await wanted.waitFor()
    for (let steps = 0; steps < 80; steps++) {
      if (await wanted.evaluate(element => element === document.activeElement)) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`Tab does not come to ${name}.`)
  }
  await tabTo("Hotels")
  await page.keyboard.press("Enter")
  await page.getByText("1. The Mojavelle").waitFor()
  while (!(await page.evaluate(() => document.activeElement?.textContent === "1. The Mojavelle"))) {
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("Enter")
  await tabTo("Name", "textbox")
  await page.keyboard.type("The Mojave")
  await page.keyboard.press("Control+s")
  await page.getByText("Saved on this computer").waitFor()
  await page.keyboard.press("Control+Home")
  await page.goto(`${editor.address}/edit#/hand-in`)
  await tabTo(/What did you change/, "textbox")
  await page.keyboard.type("A shorter name")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Handed in" })).toBeVisible()
  expect(editor.git("log", "-1", "--format=%s").trim()).toBe("A shorter name")
})

test("Escape and Tab lead out of a text", async ({ page, form }) => {
  await form.open("Our story")
  await form.text().focus()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Tab")
  await expect(form.button("Write in Markdown")).toBeFocused()
  await form.text().focus()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Shift+Tab")
  await expect(form.button("Redo")).toBeFocused()
})

test("an entry keeps the keyboard where it is while it moves", async ({ page, form, editor }) => {
  await form.open("Destinations")
  const last = JSON.parse(editor.read(destinationsFile)).length
  await form.button("Move Las Vegas Nevada down").focus()
  for (let place = 2; place <= last; place++) {
    await page.keyboard.press("Enter")
    await expect(
      page.getByText(`Las Vegas Nevada is now number ${place} of ${last}.`),
    ).toBeVisible()
    await expect(form.button("Move Las Vegas Nevada down")).toBeFocused()
  }
})
