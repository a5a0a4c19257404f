import { expect, test } from "./test"

test("helplines cannot become none, nor more than there is room for", async ({ page, form }) => {
  await form.open("Brand, home page and footer")
  const list = page.getByRole("group", { name: "Helplines", exact: true })
  const remove = list.getByRole("button", { name: /^Remove / })
  while ((await remove.count()) > 0) await remove.first().click()
  await expect(list.locator("summary")).toHaveCount(1)
  const add = list.getByRole("button", { name: "Add a helpline" })
  for (let count = 1; await add.isVisible(); count++) {
    await expect(list.locator("summary")).toHaveCount(count)
    await add.click()
    expect(count, "an end to what can be added").toBeLessThan(50)
  }
  const most = await list.locator("summary").count()
  expect(most).toBeGreaterThan(1)
  await expect(list.getByText(`There is room for ${most}, no more.`)).toBeVisible()
})

test("a mistake is said beside its field before anything is saved", async ({ page, form }) => {
  await form.open("Brand, home page and footer")
  await form.field("E-mail address").fill("nobody")
  await form.field("Telephone number").first().focus()
  await expect(form.field("E-mail address")).toHaveAccessibleDescription(/is not an e-mail address/)
  await expect(page.getByText("Not saved yet.")).toBeVisible()
})
