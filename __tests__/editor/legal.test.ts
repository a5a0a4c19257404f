import type { Page } from "@playwright/test"
import { expect, test } from "./test"

test("a path that another page has is refused in words", async ({ form, editor }) => {
  await form.open("New legal page")
  await form.field("Path").fill("terms")
  await form.button("Save").click()
  await expect(form.page.getByText("Give the page a path that no other page has")).toBeVisible()
  expect(editor.changes()).toEqual([])
})

test("what a link leads to is checked, and the way to it shown", async ({ page, form, editor }) => {
  await form.open("Terms and Conditions", "Introduction")
  await form.newParagraph()
  await form.type("See there.")
  await form.keys("Shift+Home")
  await form.button("Link").click()
  await form.field("Address of the link").fill("/nowhere")
  await form.button("Set the link").click()
  const saved = await holdAnswer(page, "save")
  await form.button("Save").click()
  await expect(form.problems()).toContainText("There is no page /nowhere on this site.")
  await form.button("Go to the field").click()
  await expect(form.text()).toBeFocused()
  // A busy computer answers after one has gone on.
  saved()
  await expect(page.getByText("Nothing was saved.")).toBeVisible()
  await expect(form.text()).toBeFocused()
  expect(editor.changes()).toEqual([])
})

/** Holds back what the editor answers to a question until it is let go. */
async function holdAnswer(page: Page, action: string) {
  let release = () => {}
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route("**/edit/content", async route => {
    const answer = await route.fetch()
    if (route.request().postDataJSON().action === action) await released
    await route.fulfill({ response: answer })
  })
  return release
}

test("the title names what is edited", async ({ page, form }) => {
  await form.open("Privacy Policy")
  await expect(page).toHaveTitle("Privacy Policy – Edit Marquisade")
  await page.getByRole("link", { name: "All forms" }).click()
  await expect(page).toHaveTitle("What to change – Edit Marquisade")
})
