import { hotelsFile } from "./light-editor"
import { expect, test } from "./test"

test("a photo stands beside its address, and a wrong one is noticed", async ({ page, form }) => {
  await form.open("Hotels", "The Mojavelle")
  const photo = page.getByRole("img", { name: "What visitors see at this address" })
  await expect(photo).toHaveJSProperty("naturalWidth", 1280)
  await page.context().route(/photo-wrong/, route => route.fulfill({ status: 404 }))
  await form.field("Photo address").fill("https://images.unsplash.com/photo-wrong")
  await expect(page.getByText("No photo can be seen at this address.")).toBeVisible()
})

test("a limit has a counter", async ({ page, form }) => {
  await form.open("Hotels", "The Mojavelle")
  await form.field("Name").fill("Mojave")
  await expect(
    page.getByText("The hotel's name, as on its card. 6 of 80 characters."),
  ).toBeVisible()
})

test("a hotel is added, and gets the next number", async ({ form, editor }) => {
  await form.open("Hotels")
  await form.button("Add a hotel").click()
  await expect(form.field("Number")).toHaveValue(/^\d+$/)
  await form.field("Name").fill("The Yarrabank")
  await form.field("Location").selectOption("Melbourne Australia")
  await form.field("Photo address").fill("https://images.unsplash.com/photo-1")
  await form.field("Photo description").fill("The river in Melbourne")
  await form.field("Description").fill("Rooms by the river.")
  await form.save()
  const hotels = JSON.parse(editor.read(hotelsFile))
  expect(hotels.at(-1)).toMatchObject({ name: "The Yarrabank" })
  expect(new Set(hotels.map(({ id }: { id: number }) => id)).size).toBe(hotels.length)
})

test("an emptied photo credit is taken out, a new one put in place", async ({ form, editor }) => {
  const [, credited] = JSON.parse(editor.read(hotelsFile))
  await form.open("Hotels", "Palais Esterane")
  await form.field("Photo credit (may be left out)").fill("")
  await form.unfold("The Mojavelle")
  await form.field("Photo credit (may be left out)").first().fill("Somebody, CC0")
  await form.save()
  const [first, second] = JSON.parse(editor.read(hotelsFile))
  expect(Object.keys(first)).toEqual(Object.keys(credited))
  expect(second).not.toHaveProperty("imageCredit")
})
