import type { Locator } from "@playwright/test"
import { expect, test } from "../browser/test"
import { EditorServer } from "./editor-server"
import { Form } from "./form"

/** Takes the pictures of EDITING.md from the editor itself: `npm run screenshots:editing`. */
test.describe.configure({ mode: "serial" })
test.use({ viewport: { width: 1000, height: 620 }, expectedMessages: [[/./], { scope: "test" }] })

let server: EditorServer
let form: Form

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = new EditorServer()
  await server.start()
})

test.afterAll(async () => {
  await server?.end()
  server?.remove()
})

test.beforeEach(({ page }) => {
  form = new Form(page, server.address)
})

test("the list of forms, and a hotel's form", async ({ page }) => {
  await page.goto(`${server.address}/edit`)
  await expect(page.getByRole("link", { name: "Legal pages" })).toBeVisible()
  await take("forms")
  await form.open("Website", "Hotels")
  await take("hotels")
  await form.unfold("Palais Esterane")
  await form.field("Description").fill("Rooms in pale stone, terraced above the harbor.")
  await take("hotel", form.field("Location"))
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("menuitem")).toBeVisible()
  await take("save")
})

test("what is said when something is wrong", async ({ page }) => {
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Photo address").fill("http://images.unsplash.com/photo-1605833556294")
  await form.save()
  await expect(page.getByText("Write the address from https:// on.")).toBeVisible()
  await take("mistake", form.field("Location"))

  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Number").fill("1")
  await form.save()
  await expect(form.refusal()).toBeVisible()
  await take("refused")
})

test("a legal clause, its day, and the page", async ({ page }) => {
  await form.open("Terms and Conditions", "3. Cancellation Policy")
  await form.write(" It is best to ask early.")
  await take("clause")
  await form.save()
  await form.saved()

  await form.open("Website", "Legal pages")
  await form.unfold("Terms and Conditions")
  await form.field("Last change").fill("2026-12-01")
  await take("day", form.field("Title"))
  await form.save()
  await form.saved()

  await page.goto(`${server.address}/terms#cancellation-policy`)
  await expect(page.getByText("It is best to ask early.")).toBeVisible()
  await take("page")
})

/** @param top What stands at the upper edge of the picture, below the form's bar */
async function take(name: string, top?: Locator) {
  await top?.evaluate(element => element.scrollIntoView({ block: "start" }))
  await form.page.waitForTimeout(500)
  await form.page.screenshot({
    path: `docs/editing/${name}.png`,
    animations: "disabled",
    caret: "hide",
  })
}
