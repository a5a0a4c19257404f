import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { compressed } from "../browser/budgets"
import { address, expect, folder, test } from "./editor"

test("invalid fields are reported and not saved", async ({ editor, github, page }) => {
  await editor.open("Brand, home page and footer")
  await editor.field("Telephone number").fill("0148")
  await editor.field("Headquarters").fill("")
  await editor.press("Save")
  await expect(
    page.getByText("Correct it. Start with a plus sign and the country code"),
  ).toBeVisible()
  await expect(page.getByText("This field is required.")).toBeVisible()
  await editor.press("Cancel Editing")
  await editor.open("Hotels")
  await editor.expand(0)
  await editor.field("Name").fill("The Cotaline")
  await editor.expectRejection("Hotel 3 › Name: Entry 1 already has this name")
  await editor.press("Cancel Editing")
  await editor.open("Terms and Conditions", "Legal pages")
  await editor.field("Description").fill("Since {fonded}.")
  await editor.field("Introduction").fill("Since {fone}.")
  await editor.typeBefore("These terms cover", "[here](/nowhere) ")
  await editor.expectRejection(
    "Description: “Description” contains formatting or brackets",
    "Introduction: “Introduction” contains formatting or brackets",
    "Text › Introduction: There is no page /nowhere",
  )
  const problems = page.locator("#problems")
  await expect(problems).toContainText("Text › Introduction: There is no page /nowhere")
  // Nothing covers them.
  await problems.click({ trial: true })
  await editor.press("Cancel Editing")
  await expect(problems).toBeEmpty()
  await editor.open("Our story")
  await editor.typeBefore("So the list", "[here](/nowhere) ")
  await editor.expectRejection("Text: There is no page /nowhere on this site.")
  expect(github.commits).toHaveLength(1)
})

test("loads under 1.6 MB from known hosts, without axe violations", async ({ editor, page }) => {
  await editor.open("Hotels")
  await expect(page.getByText("The Mojavelle")).toBeVisible()
  const known =
    /^(edit\.marquisade\.example|api\.github\.com|avatars\.githubusercontent\.com|www\.githubstatus\.com|.*unsplash.*|.*wikimedia.*)$/
  const hosts = [...editor.requests].map(url => new URL(url).host)
  expect(hosts.filter(host => !known.test(host))).toEqual([])
  const files = [...editor.requests]
    .filter(url => url.startsWith(address))
    .map(url => new URL(url).pathname.replace(/\/$/, "/index.html"))
  const total = files.reduce((sum, file) => sum + compressed(file, folder).length, 0)
  // The icons are half of it.
  expect(total).toBeLessThan(1_600_000)
  await expectAccessible(page)
  await editor.expand(0)
  await expect(editor.field("Name")).toBeVisible()
  await expectAccessible(page)
})

async function expectAccessible(page: Page) {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
