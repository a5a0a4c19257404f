import { hotelsFile } from "./editor-server"
import { expect, test } from "./test"

/** ms. On a computer that does nothing else, an open page shows in one or two seconds what was saved. */
const soon = 10_000

test("a hotel's new description is one changed line, and stands on the open page", async ({
  context,
  form,
  server,
}) => {
  const site = await context.newPage()
  await site.goto(server.address)
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Description").fill("Tall rooms above the harbor. “Quiet” until nine.")
  await form.save()
  const start = performance.now()
  await expect(site.getByText("Tall rooms above the harbor. “Quiet” until nine.")).toBeVisible({
    timeout: soon,
  })
  console.info(`shown on the open page ${Math.round(performance.now() - start)} ms after Save`)
  await form.saved()
  expect(server.changes()).toEqual(["1 1 content/hotels.json"])
})

test("a hotel moves to a destination that is chosen, not typed", async ({ page, form, server }) => {
  await form.open("Website", "Hotels")
  await form.unfold("The Mojavelle")
  await form.choose("Location", "Aruba Caribbean")
  await form.save()
  await form.saved()
  expect(server.changes()).toEqual(["1 1 content/hotels.json"])
  await page.goto(server.address)
  const card = page.getByRole("article").filter({ hasText: "The Mojavelle" })
  await expect(card).toContainText("Aruba Caribbean")
})

test("a destination's new name is its hotel's too", async ({ form, server }) => {
  await form.open("Website", "Destinations")
  await form.unfold("Macau China")
  await form.field("Name").fill("Macao China")
  await form.save()
  await form.saved()
  expect(server.changes()).toEqual(["1 1 content/destinations.json", "1 1 content/hotels.json"])
})

test("a legal clause and its day are one changed line each", async ({ page, form, server }) => {
  await form.open("Terms and Conditions", "3. Cancellation Policy")
  await form.write(" It’s “best” to ask early.")
  await form.save()
  await form.saved()
  await form.open("Website", "Legal pages")
  await form.unfold("Terms and Conditions")
  await form.field("Last change").fill("2026-12-01")
  await form.save()
  await form.saved()
  expect(server.changes()).toEqual([
    "1 1 content/legal/pages.json",
    "1 1 content/legal/terms/03-cancellation-policy.md",
  ])
  await page.goto(`${server.address}/terms`)
  await expect(page.getByText("It’s “best” to ask early.")).toBeVisible()
  await expect(page.getByText("December 1, 2026")).toBeVisible()
})

test("a number that another hotel has is refused in our words", async ({ page, form, server }) => {
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Number").fill("1")
  await form.save()
  await expect(form.refusal()).toContainText("The number 1 is there twice")
  await expect(form.refusal()).toContainText("Give one of the two another number.")
  await page.getByRole("button", { name: "Back to the form" }).click()
  await expect(form.field("Number")).toHaveValue("1")
  expect(server.changes()).toEqual([])
})

test("an address without https: is refused beside its field", async ({ page, form, server }) => {
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Photo address").fill("http://images.unsplash.com/photo-1")
  await form.save()
  await expect(page.getByText("Write the address from https:// on.")).toBeVisible()
  expect(server.changes()).toEqual([])
})

test("what somebody else has changed meanwhile is not overwritten", async ({
  page,
  form,
  server,
}) => {
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Name").fill("Palais")
  server.write(hotelsFile, server.read(hotelsFile).replace("The Cotaline", "Cotaline House"))
  await form.save()
  await expect(page.getByRole("dialog")).toContainText("This was changed somewhere else")
  expect(server.read(hotelsFile)).not.toContain('"Palais"')
})

test("a file that no form can show is explained, the others open", async ({
  page,
  form,
  server,
}) => {
  server.write(hotelsFile, server.read(hotelsFile).replace('"id": 2,', '"id": 2'))
  await form.open("Website", "Destinations")
  await expect(page.getByRole("button", { name: "Singapore", exact: true })).toBeVisible()
  await page.goto("about:blank")
  await page.goto(`${server.address}/edit#/collections/website/entries/hotels`)
  const dialog = page.getByRole("dialog", { name: "This form cannot be opened." })
  await expect(dialog).toContainText("content/hotels.json, line")
})
