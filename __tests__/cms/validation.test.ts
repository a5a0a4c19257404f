import { expect, test } from "./editor"

test("mistakes are reported until they are given up", async ({ editor, github, page }) => {
  await editor.open("Brand, home page and footer")
  await editor.field("Telephone number").fill("0148")
  await editor.press("Save")
  await expect(
    page.getByText("Correct it. Start with a plus sign and the country code"),
  ).toBeVisible()
  await editor.leave()
  await editor.open("Terms and Conditions", "Legal pages")
  await editor.field("Description").fill("Since **2022.")
  await editor.typeBefore("These terms cover", "[here](/nowhere) ")
  await editor.expectDraft("[here](/nowhere) These terms")
  const mistake =
    "text › Introduction: The link “here” leads to “/nowhere”, which is not an address."
  await editor.expectRejection("description: “Description” contains “**2022.”", mistake)
  const problems = page.locator("#problems")
  await expect(problems).toContainText(mistake)
  await expect(page.getByText("No errors found.")).toBeHidden()
  await editor.press("Show Editor Options")
  const revert = page.getByRole("menuitem", { name: "Revert All Changes" })
  await expect(revert).toBeVisible()
  // Links to the page would break.
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeHidden()
  await revert.click()
  await expect(problems).toBeEmpty()
  expect(github.commits).toHaveLength(1)
})

test("on a phone, a rejection leads to its field and covers nothing", async ({ editor, page }) => {
  await editor.open("Hotels")
  await editor.expand(1)
  await editor.field("Description").fill("Call **now.")
  await page.setViewportSize({ width: 375, height: 667 })
  await editor.expectRejection("hotel 2 › description: “Description” contains")
  await editor.press("Collapse All")
  await page.getByRole("link", { name: "hotel 2 › description" }).click()
  await expect(editor.field("Description")).toBeFocused()
  const list = await page.getByRole("region", { name: "Problems to correct" }).boundingBox()
  expect(list?.height).toBeLessThan(667 / 5)
  // The end of the form.
  await page.getByText("The featured hotels, in page order.").click()
  await editor.press("Cancel Editing")
  await expect(page.locator("#problems")).toBeEmpty()
  await expect(page.locator("[name=viewport]")).not.toHaveAttribute("content", /maximum|scalable/)
})

test("the editor takes no upload", async ({ editor, page }) => {
  await editor.open("Hotels")
  await editor.expand(0)
  await editor.field("Name").press("End")
  const chooser = page.waitForEvent("filechooser")
  await editor.press("Replace Image")
  await editor.press("Upload")
  await (await chooser).setFiles("static/share.png")
  await editor.press("Insert")
  await editor.press("Save")
  await expect(page.getByText("Correct it. Uploads are not possible.")).toBeVisible()
})
