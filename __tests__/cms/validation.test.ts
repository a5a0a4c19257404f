import { expectNoViolations, wcag } from "../browser/axe"
import { compressed } from "../browser/budgets"
import { address, expect, folder, test } from "./editor"

test("a mistake in one field is reported at that field", async ({ editor, github, page }) => {
  await editor.open("Brand, home page and footer")
  await editor.field("Telephone number").fill("0148")
  await editor.field("Headquarters").fill("")
  await editor.press("Save")
  await expect(
    page.getByText("Correct it. Start with a plus sign and the country code"),
  ).toBeVisible()
  await expect(page.getByText("This field is required.")).toBeVisible()
  expect(github.commits).toHaveLength(1)
})

test("other mistakes are reported together and stay in view until editing ends", async ({
  editor,
  github,
  page,
}) => {
  await editor.open("Terms and Conditions", "Legal pages")
  await editor.field("Description").fill("Since {fonded}.")
  await editor.typeBefore("These terms cover", "[here](/nowhere) ")
  const mistake = "Text › Introduction: There is no page /nowhere"
  await editor.expectRejection("Description: “Description” contains formatting", mistake)
  const problems = page.locator("#problems")
  await expect(problems).toContainText(mistake)
  // Nothing covers the list.
  await problems.click({ trial: true })
  await editor.press("Cancel Editing")
  await expect(problems).toBeEmpty()
  expect(github.commits).toHaveLength(1)
})

test("the editor loads under 1.6 MB and contacts only known hosts", async ({ editor, page }) => {
  await editor.open("Hotels")
  await expect(page.getByText("The Mojavelle")).toBeVisible()
  const known =
    /^(edit\.marquisade\.example|api\.github\.com|avatars\.githubusercontent\.com|www\.githubstatus\.com|.*unsplash.*|.*wikimedia.*)$/
  const urls = [...editor.requests].map(url => new URL(url))
  expect(urls.filter(({ host }) => !known.test(host))).toEqual([])
  const files = urls
    .filter(({ href }) => href.startsWith(address))
    .map(({ pathname }) => pathname.replace(/\/$/, "/index.html"))
  const total = files.reduce((sum, file) => sum + compressed(file, folder).length, 0)
  // Half of it is icons.
  expect(total).toBeLessThan(1_600_000)
})

test("a list and an entry have no axe violations", async ({ editor, page }) => {
  await editor.open("Hotels")
  await expect(page.getByText("The Mojavelle")).toBeVisible()
  await expectNoViolations(page, wcag)
  await editor.expand(0)
  await expect(editor.field("Name")).toBeVisible()
  await expectNoViolations(page, wcag)
})
