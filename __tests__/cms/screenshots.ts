import sharp from "sharp"
import { address, Editor, expect, test } from "./editor"

const terms = "content/legal/terms.md"
const animations = "disabled"

test.use({ viewport: { width: 900, height: 720 }, timezoneId: "UTC" })

test("the screenshots for EDITING.md are up to date", async ({ page }) => {
  const editor = new Editor(page)
  const { github } = editor
  const dialog = page.locator("dialog[open] > .content")
  const top = async (name: string, height: number) =>
    keep(name, await page.screenshot({ animations, clip: { x: 0, y: 0, width: 900, height } }))
  const inDialog = async (name: string, text: string) => {
    await expect(dialog).toContainText(text)
    await keep(name, await dialog.screenshot({ animations }))
  }
  await editor.serve()
  // A fading screen takes no clicks, and Playwright would scroll in search of a place that does.
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }))

  await page.goto(address)
  await editor.press("Sign In Using Access Token")
  await expect(page.getByRole("textbox", { name: "Personal Access Token" })).toBeFocused()
  await inDialog("sign-in", "Enter your token below")
  await editor.signIn()
  await top("home", 350)

  await editor.open("Hotels")
  await page.getByRole("button", { name: "List Item Options" }).nth(1).click()
  await expect(page.getByRole("menu")).toBeVisible()
  await top("list", 470)
  await page.keyboard.press("Escape")
  await editor.expand(0)
  await editor.field("Name").press("End")
  await page.keyboard.type(" Resort")
  await top("hotel", 720)
  await editor.field("Description").fill("Call **now for a room above the Strip.")
  await editor.press("Save")
  await inDialog("rejected", "Visitors would see this as typed")
  await dialog.getByRole("button").click()
  await editor.press("Cancel Editing")

  await editor.open("Terms and Conditions", "Legal pages")
  await editor.field("Text").getByText("Booking Terms").click()
  await page.getByRole("toolbar", { name: "Text Editor" }).evaluate(bar => bar.scrollIntoView())
  await editor.press("Show Text Style Options")
  await expect(page.getByRole("menuitemcheckbox", { name: "Heading 2" })).toBeChecked()
  await top("clause", 500)
  await page.keyboard.press("Escape")
  await editor.press("Today")
  github.commit({ [terms]: github.text(terms).replace("please do not use it", "leave") })
  await editor.press("Save")
  await inDialog("changed", "changed this entry")
})

async function keep(name: string, picture: Buffer) {
  // Few colors keep the files small.
  await sharp(picture).png({ palette: true, colours: 64 }).toFile(`docs/editing/${name}.png`)
}
