import { expectNoViolations, wcag } from "../browser/axe"
import { compressed } from "../browser/budgets"
import { editorFolder } from "../test-sites"
import { address, expect, test } from "./editor"

const terms = "content/legal/terms.md"

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

test("other mistakes are reported together and stay in view until the changes are given up", async ({
  editor,
  github,
  page,
}) => {
  await editor.open("Terms and Conditions", "Legal pages")
  await editor.field("Description").fill("Since {fonded}.")
  await editor.typeBefore("These terms cover", "[here](/nowhere) ")
  const mistake =
    "Text › Introduction: The link “here” leads to “/nowhere”, but there is no such page."
  await editor.expectRejection("Description: “Description” contains “{fonded}”", mistake)
  const problems = page.locator("#problems")
  await expect(problems).toContainText(mistake)
  await expect(page.getByText("No errors found.")).toBeHidden()
  // Nothing covers the list.
  await problems.click({ trial: true })
  await editor.press("Show Editor Options")
  await page.getByRole("menuitem", { name: "Revert All Changes" }).click()
  await expect(problems).toBeEmpty()
  expect(github.commits).toHaveLength(1)
})

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 375, height: 667 },
]) {
  const { width } = viewport
  test(`at ${width} pixels, a rejection leads to its field and covers nothing`, async ({
    editor,
    page,
  }) => {
    await editor.open("Hotels")
    await page.setViewportSize(viewport)
    await editor.expand(1)
    await editor.field("Description").fill("Call {fone}.")
    await editor.expectRejection("Palais Esterane › Description: “Description” contains")
    await editor.press("Collapse All")
    await page.getByRole("link", { name: "Palais Esterane › Description" }).click()
    await expect(editor.field("Description")).toBeFocused()
    const list = await page.getByRole("region", { name: "Problems to correct" }).boundingBox()
    expect(list?.height).toBeLessThanOrEqual(viewport.height / 3)
    // The end of the form.
    await page.getByText("The featured hotels, in page order.").click({ timeout: 5000 })
  })
}

test("photos are tried before a save", async ({ editor, github, page }) => {
  await editor.open("Hotels")
  await editor.expand(0)
  const photo = editor.field("Photo address")
  const whole = await photo.inputValue()
  for (const broken of ["https://images.unsplash.com/missing", whole.slice(0, -1)]) {
    await photo.fill(broken)
    await editor.expectRejection("The Mojavelle › Photo address: No photo came from this address.")
  }
  await photo.fill("https://images.unsplash.com/photo-1")
  await page.context().setOffline(true)
  await editor.expectRejection("You are offline, so the photo cannot be tried.")
  await page.context().setOffline(false)
  for (const host of ["photos.example", "pictures.example"]) {
    await photo.fill(`https://${host}/1.jpg`)
    await editor.expectRejection(`may not load photos from ${host} yet`)
  }
  expect(github.commits).toHaveLength(1)
  await editor.save("Change content/hotels.json")
})

test("mistakes that keep a save from becoming public are reported once", async ({
  editor,
  github,
}) => {
  github.commit("Break", { [terms]: github.text(terms).replace("updated:", "update:") })
  await editor.open("Our story")
  await editor.field("Heading").fill("Late hours")
  await editor.expectRejection(
    "Because of mistakes in other texts",
    "Terms and Conditions › update:",
  )
  await editor.save("Change content/about.md")
})

test("a page cannot be deleted", async ({ editor, page }) => {
  await editor.open("Terms and Conditions", "Legal pages")
  await editor.press("Show Editor Options")
  await expect(page.getByRole("menuitem", { name: "Revert All Changes" })).toBeVisible()
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeHidden()
})

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" })

  test("the editor is in English", async ({ editor, page }) => {
    await editor.open("Our story")
    await expect(page.getByRole("button", { name: "Save" })).toBeVisible()
  })
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
  const total = files.reduce((sum, file) => sum + compressed(file, editorFolder).length, 0)
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
