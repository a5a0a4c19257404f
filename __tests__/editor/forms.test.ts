import { destinationsFile, hotelsFile } from "./light-editor"
import { expect, test } from "./test"

test("a photo stands beside its address, and a limit has a counter", async ({ page, form }) => {
  await form.open("Hotels", "The Mojavelle")
  await form.field("Name").fill("Mojave")
  await expect(
    page.getByText("The hotel's name, as on its card. 6 of 80 characters."),
  ).toBeVisible()
  const photo = page.getByRole("img", { name: "What visitors see at this address" })
  await expect(photo).toHaveJSProperty("naturalWidth", 1280)
  await page.context().route(/photo-wrong/, route => route.fulfill({ status: 404 }))
  await form.field("Photo address").fill("https://images.unsplash.com/photo-wrong")
  await expect(page.getByText("No photo can be seen at this address.")).toBeVisible()
})

test("an emptied photo credit is taken out, a new one put in place", async ({ form, editor }) => {
  const [, credited] = JSON.parse(editor.read(hotelsFile))
  await form.open("Hotels", "Palais Esterane")
  await form.field("Photo credit (optional)").fill("")
  await form.unfold("The Mojavelle")
  await form.field("Photo credit (optional)").first().fill("Somebody, CC0")
  await form.save()
  const [first, second] = JSON.parse(editor.read(hotelsFile))
  expect(Object.keys(first)).toEqual(Object.keys(credited))
  expect(second).not.toHaveProperty("imageCredit")
})

test("what is worth knowing is listed above the form", async ({ page, form, editor }) => {
  editor.replace(destinationsFile, "[", '[{ "name": "Lisbon Portugal" },')
  await form.open("Destinations")
  await page.getByText("Worth knowing").click()
  await expect(page.getByText("The specification names eight destinations")).toBeVisible()
})

test("helplines cannot become none, nor more than there is room for", async ({ page, form }) => {
  await form.open("Brand, home page and footer")
  const list = page.getByRole("group", { name: "Helplines", exact: true })
  const entries = list.locator("summary")
  const add = list.getByRole("button", { name: "Add a helpline" })
  const room = list.getByText(/^There is room for \d+, no more\.$/)
  let most = await entries.count()
  while (!(await room.isVisible())) {
    await add.click()
    await expect(entries).toHaveCount(++most)
  }
  await expect(add).toBeHidden()
  await expect(room).toHaveText(`There is room for ${most}, no more.`)
  for (let left = most - 1; left > 0; left--) {
    await list
      .getByRole("button", { name: /^Remove / })
      .first()
      .click()
    await expect(entries).toHaveCount(left)
  }
  await expect(list.getByRole("button", { name: /^Remove / })).toHaveCount(0)
})

test("a mistake is said beside its field before anything is saved", async ({ page, form }) => {
  await form.open("Brand, home page and footer")
  await form.field("E-mail address").fill("nobody")
  await form.field("Telephone number").first().focus()
  await expect(form.field("E-mail address")).toHaveAccessibleDescription(/is not an e-mail address/)
  await expect(page.getByText("Not saved yet.")).toBeVisible()
})

test("a path that another page has is refused in words", async ({ form, editor }) => {
  await form.open("New legal page")
  await form.field("Path").fill("terms")
  await form.button("Save").click()
  await expect(form.page.getByText("Give the page a path that no other page has")).toBeVisible()
  expect(editor.changes()).toEqual([])
})

test("what a link leads to is checked, and the way to it shown", async ({ page, form, editor }) => {
  // A busy computer answers a save after one has gone on.
  let saved = () => {}
  const late = new Promise<void>(done => {
    saved = done
  })
  await page.route("**/edit/content", async route => {
    const response = await route.fetch()
    if (route.request().postDataJSON().action === "save") await late
    await route.fulfill({ response })
  })
  await form.open("Terms and Conditions", "Introduction")
  await form.write("See there.")
  await form.keys("Shift+Home")
  await form.button("Link").click()
  await form.field("Address of the link").fill("/nowhere")
  await form.button("Set the link").click()
  await form.button("Save").click()
  await expect(form.problems()).toContainText("There is no page /nowhere on this site.")
  await form.button("Go to the field").click()
  await expect(form.text()).toBeFocused()
  saved()
  await expect(page.getByText("Nothing was saved.")).toBeVisible()
  await expect(form.text()).toBeFocused()
  expect(editor.changes()).toEqual([])
})
