import { expect, test } from "./test"

test("a headline is changed, added, moved and removed", async ({ form, editor }) => {
  await form.open("Brand, home page and footer")
  const before = JSON.parse(editor.read("content/site.json")).hero.headlines
  await form.field("Headline").first().fill("A better headline")
  await form.button("Add a headline").click()
  await form.type("The last headline")
  await form.button(`Move Headline ${before.length + 1} up`).click()
  await form.button("Remove Headline 2").click()
  await form.save()
  const after = JSON.parse(editor.read("content/site.json")).hero.headlines
  expect(after).toEqual([
    "A better headline",
    ...before.slice(2, -1),
    "The last headline",
    before.at(-1),
  ])
})

test("the last helpline cannot be removed, nor one more added than there is room for", async ({
  form,
}) => {
  await form.open("Brand, home page and footer")
  for (let count = await helplines(form); count > 1; count--) {
    await form
      .button(/^Remove 1-/)
      .first()
      .click()
  }
  await expect(form.button(/^Remove 1-/)).toHaveCount(0)
})

test("the brand's story is changed", async ({ form, editor }) => {
  await form.open("Our story")
  await form.field("Heading").fill("Founded where nights are long")
  await form.write(" Come in.")
  await form.save()
  expect(editor.changes()).toEqual(["2 2 content/about.md"])
})

test("a mistake is said beside its field before anything is saved", async ({ page, form }) => {
  await form.open("Brand, home page and footer")
  await form.field("E-mail address").fill("nobody")
  await form.field("Telephone number").first().focus()
  await expect(form.field("E-mail address")).toHaveAccessibleDescription(/is not an e-mail address/)
  await expect(page.getByText("Not saved yet.")).toBeVisible()
})

async function helplines(form: { button: (name: RegExp) => { count: () => Promise<number> } }) {
  return form.button(/^Remove 1-/).count()
}
