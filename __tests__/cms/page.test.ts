import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { address, expect, folder, test } from "./editor"

test("what one field can say is said at the field", async ({ editor, github, page }) => {
  await editor.open("Brand, home page and footer")
  await editor.field("Telephone number").fill("0148")
  await editor.field("Headquarters").fill("")
  await editor.press("Save")
  await expect(page.getByText("Write a plus sign, the country code")).toBeVisible()
  await expect(page.getByText("This field is required.")).toBeVisible()
  expect(github.commits).toHaveLength(1)
})

test("what the site's check refuses is not saved", async ({ editor, github }) => {
  await editor.open("Hotels")
  await editor.expand(0)
  await editor.field("Name").fill("The Cotaline")
  await editor.expectRefusal("Hotel 3 › name: The name is used twice")
  await editor.press("Cancel Editing")
  await editor.open("Our story")
  await editor.typeBefore("So the list", "[here](/nowhere) ")
  await editor.expectRefusal("Text: There is no page /nowhere on this site.")
  expect(github.commits).toHaveLength(1)
})

test("nobody but GitHub's API and the photos' hosts is asked, and 750 kB come first", async ({
  editor,
  page,
}) => {
  await editor.open("Hotels")
  await expect(page.getByText("The Mojavelle")).toBeVisible()
  const known = /^(edit\.marquisade\.example|api\.github\.com|.*unsplash.*|.*wikimedia.*)$/
  expect([...editor.hosts].filter(host => !known.test(host))).toEqual([])
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  )
  const files = new Set(names.filter(name => name.startsWith(address)))
  const sizes = [...files].map(name => sizeOf(name.slice(address.length)))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeLessThan(750_000)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Expand", exact: true }).first().click()
  await expectAccessible(page)
})

function sizeOf(path: string): number {
  const bytes = readFileSync(`${folder}/${path}`)
  return path.endsWith("woff2") ? bytes.length : brotliCompressSync(bytes).length
}

async function expectAccessible(page: Page) {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
