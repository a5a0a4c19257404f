import type { Locator } from "@playwright/test"
import type { Form } from "./form"
import { cancellation, hotelsFile } from "./light-editor"
import { test } from "./remote"
import { expect } from "./test"

// Takes the pictures of EDITING.md from the editor itself: `npm run screenshots:editing`.
test.use({ viewport: { width: 1000, height: 620 } })

test("the list of forms, and a hotel's form", async ({ page, form, editor }) => {
  await page.goto(`${editor.address}/edit`)
  await expect(page.getByRole("link", { name: "New legal page" })).toBeVisible()
  await take(form, "forms")
  await form.open("Hotels")
  await take(form, "hotels")
  await form.unfold("Palais Esterane")
  await form.field("Description").fill("Rooms in pale stone, terraced above the harbor.")
  await expect(page.getByRole("img", { name: /What visitors see/ })).toBeVisible()
  await take(form, "hotel", form.field("Photo address"))
  await form.save()
  await take(form, "saved")
  await form.field("Number").fill("1")
  await form.button("Save").click()
  await expect(form.problems()).toContainText("there twice")
  await take(form, "mistake", form.problems())
})

test("a legal clause", async ({ form }) => {
  await form.open("Terms and Conditions", "Cancellation Policy")
  await form.write(" It is best to ask early.")
  await take(form, "clause", form.field("Heading"))
})

test("two versions", async ({ form, editor }) => {
  await form.open("Hotels", "Palais Esterane")
  await form.field("Name").fill("Palais d’Esterane")
  editor.replace(hotelsFile, "Palais Esterane", "Esterane Palace")
  await form.button("Save").click()
  await expect(form.page.getByText("What somebody else wrote")).toBeVisible()
  await take(form, "versions")
})

test("handing in", async ({ page, form, editor, remote }) => {
  editor.replace(cancellation, "48 hours", "72 hours")
  await page.goto(`${editor.address}/edit#/hand-in`)
  const sentence = page.getByLabel(/What did you change/)
  await sentence.fill("Guests may cancel up to 72 hours before check-in")
  await take(form, "hand-in")
  await form.button("Hand in").click()
  await expect(page.getByText(`at ${remote}`)).toBeVisible()
})

/** @param top What stands at the upper edge of the picture, below the form's bar */
async function take(form: Form, name: string, top?: Locator) {
  await top?.evaluate(element => {
    element.style.scrollMarginTop = "130px"
    element.scrollIntoView({ block: "start", behavior: "instant" })
  })
  await form.page.screenshot({
    path: `docs/editing/${name}.png`,
    animations: "disabled",
    caret: "hide",
  })
}
