import type { Locator, PageScreenshotOptions } from "@playwright/test"
import type { Form } from "./form"
import { expect, test } from "./test"

// Takes the pictures of EDITING.md from the editor itself: `npm run screenshots:editing`.
test.use({ viewport: { width: 1000, height: 620 } })

test("the list of forms, and a hotel's form", async ({ page, form, server }) => {
  await page.goto(`${server.address}/edit`)
  await expect(page.getByRole("link", { name: "Legal pages" })).toBeVisible()
  await take(form, "forms")
  await form.open("Website", "Hotels")
  await take(form, "hotels")
  await form.unfold("Palais Esterane")
  await form.field("Description").fill("Rooms in pale stone, terraced above the harbor.")
  await take(form, "hotel", form.field("Location"))
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("menuitem")).toBeVisible()
  await take(form, "save")
})

test("what is said when something is wrong", async ({ page, form }) => {
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Photo address").fill("http://images.unsplash.com/photo-1605833556294")
  await form.save()
  await expect(page.getByText("Write the address from https:// on.")).toBeVisible()
  await take(form, "mistake", form.field("Location"))

  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Number").fill("1")
  await form.save()
  await expect(form.refusal()).toBeVisible()
  await take(form, "refused")
})

test("a legal clause, its day, and the page", async ({ page, form, server }) => {
  await form.open("Terms and Conditions", "3. Cancellation Policy")
  await form.write(" It is best to ask early.")
  await take(form, "clause")
  await form.save()
  await form.saved()

  await form.open("Website", "Legal pages")
  await form.unfold("Terms and Conditions")
  await form.field("Last change").fill("2026-12-01")
  await take(form, "day", form.field("Title"))
  await form.save()
  await form.saved()

  await page.goto(`${server.address}/terms`)
  await expect(page.getByText("It is best to ask early.")).toBeVisible()
  const text = { x: 340, y: 160, width: 660, height: 460 }
  await take(form, "page", page.getByRole("heading", { name: "Cancellation Policy" }), text)
})

/** @param top What stands at the upper edge of the picture, below the form's bar */
async function take(form: Form, name: string, top?: Locator, clip?: PageScreenshotOptions["clip"]) {
  await top?.evaluate(element => {
    element.style.scrollMarginTop = "130px"
    element.scrollIntoView({ block: "start", behavior: "instant" })
  })
  await form.page.waitForTimeout(500)
  await form.page.screenshot({
    path: `docs/editing/${name}.png`,
    animations: "disabled",
    caret: "hide",
    clip,
  })
}
