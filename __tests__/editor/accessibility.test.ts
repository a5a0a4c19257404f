import AxeBuilder from "@axe-core/playwright"
import type { Locator } from "@playwright/test"
import { cancellation, hotelsFile } from "./light-editor"
import { test as base } from "./remote"
import { expect } from "./test"

interface Looks {
  /** Expects no violation. @param top What stands at the upper edge of the picture, below the form's bar */
  look: (picture?: string, top?: Locator) => Promise<void>
}

/** `npm run screenshots:editing` also takes the pictures of EDITING.md. */
const test = base.extend<Looks>({
  look: async ({ page }, use, { project }) => {
    await use(async (picture, top) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
      expect(found).toEqual([])
      if (!picture || project.name !== "screenshots") return
      await top?.evaluate(element => {
        element.style.scrollMarginTop = "130px"
        element.scrollIntoView({ block: "start", behavior: "instant" })
      })
      const path = `docs/editing/${picture}.png`
      await page.screenshot({ path, animations: "disabled", caret: "hide" })
    })
  },
})

test.use({ viewport: { width: 1000, height: 620 } })

test("the list of forms and a hotel's form are without violations", async ({
  page,
  form,
  editor,
  look,
}) => {
  await page.goto(`${editor.address}/edit`)
  await expect(page).toHaveTitle("What to change – Edit Marquisade")
  await expect(page.getByRole("link", { name: "New legal page" })).toBeVisible()
  await look("forms")
  await form.open("Hotels")
  await look("hotels")
  await form.unfold("Palais Esterane")
  await form.field("Description").fill("Rooms in pale stone, terraced above the harbor.")
  await expect(page.getByRole("img", { name: /What visitors see/ })).toBeVisible()
  await look("hotel", form.field("Photo address"))
  await form.save()
  await look("saved")
  await form.field("Number").fill("1")
  await form.button("Save").click()
  await expect(form.problems()).toContainText("is used twice")
  await look("mistake", form.problems())
})

test("so are a legal clause and its link", async ({ form, look }) => {
  await form.open("Terms and Conditions", "Cancellation Policy")
  await form.write(" It is best to ask early.")
  await look("clause", form.field("Heading"))
  await form.button("Link").click()
  await look()
})

test("so are two versions of a field", async ({ form, editor, look }) => {
  await form.open("Hotels", "Palais Esterane")
  await form.field("Name").fill("Palais d’Esterane")
  editor.replace(hotelsFile, "Palais Esterane", "Esterane Palace")
  await form.button("Save").click()
  await expect(form.page.getByText("What somebody else wrote")).toBeVisible()
  await look("versions")
})

test("so is a question before saving", async ({ page, form, look }) => {
  await form.open("Destinations", "Singapore")
  await form.field("Name").fill("Singapore City")
  await form.button("Save").click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await look()
})

test("so is handing in", async ({ page, form, editor, remote, look }) => {
  editor.replace(cancellation, "48 hours", "72 hours")
  await page.goto(`${editor.address}/edit#/hand-in`)
  await page
    .getByLabel(/What did you change/)
    .fill("Guests may cancel up to 72 hours before check-in")
  await look("hand-in")
  await form.button("Hand in").click()
  await expect(page.getByText(`at ${remote}`)).toBeVisible()
  await look()
})
