import { Form } from "./form"
import { cancellation, hotelsFile } from "./light-editor"
import { expect, test } from "./test"

test("a backup is never put over what others saved since", async ({ page, form, editor }) => {
  await form.open("Terms and Conditions", "Cancellation Policy")
  await form.write(" Written here.")
  await expect(page.getByText("Not saved yet.")).toBeVisible()
  editor.replace(cancellation, "in which time zone", "where")
  await page.reload()
  const question = page.getByRole("group", { name: /Cancellation Policy › Text/ })
  await expect(question).toContainText("Written here.")
  await expect(question).toContainText("check where the deadline")
  const asked: string[] = []
  page.on("request", request => asked.push(request.postDataJSON()?.action))
  await form.keys("Control+s")
  await form.button("Go on with these").click()
  expect(asked).toEqual([])
  await question.getByLabel("What you wrote").check()
  await form.button("Go on with these").click()
  await form.save()
  expect(editor.read(cancellation)).toContain("time zone the deadline is counted. Written here.")
})

test("of two tabs, neither loses what the other saves", async ({ context, form, editor }) => {
  const other = new Form(await context.newPage(), editor.address)
  await form.open("Hotels")
  await other.open("Hotels")
  await form.unfold("The Mojavelle")
  await form.field("Name").fill("From the one")
  await other.unfold("The Cotaline")
  await other.field("Name").fill("From the other")
  await form.save()
  await other.save()
  await expect(other.entry("From the one")).toBeVisible()
  expect(editor.read(hotelsFile)).toContain("From the one")
  expect(editor.read(hotelsFile)).toContain("From the other")
})

test("of two reloaded tabs, each has its own words again", async ({ context, form, editor }) => {
  const other = new Form(await context.newPage(), editor.address)
  const tabs = [
    [form, "From the one"],
    [other, "From the other"],
  ] as const
  for (const [each, words] of tabs) {
    await each.open("Our story")
    await each.field("Label").fill(words)
    await expect(each.page.getByText("Not saved yet.")).toBeVisible()
  }
  for (const [each, words] of tabs) {
    await each.page.reload()
    await expect(each.field("Label")).toHaveValue(words)
  }
})

test("a section removed here and changed there is asked about", async ({ page, form, editor }) => {
  await form.open("Terms and Conditions")
  await form.button("Remove Cancellation Policy").click()
  editor.replace(cancellation, "Nothing is reserved", "Nothing at all is reserved")
  await form.button("Save").click()
  const question = page.getByRole("group", { name: "Sections" })
  await expect(question).toContainText("Nothing at all is reserved")
  expect(editor.read(cancellation)).toContain("Nothing at all is reserved")
})
