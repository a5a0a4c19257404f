import { destinationsFile, hotelsFile, type LightEditor } from "./light-editor"
import { expect, test } from "./test"

test("a save of two files, killed at any step, leaves both old or both new", async ({ editor }) => {
  const files = () => editor.read(destinationsFile) + editor.read(hotelsFile)
  const old = files()
  const renamed = old.replaceAll('"Macau China"', '"Macau"')
  const left = new Set<string>()
  for (let step = 0; ; step++) {
    await editor.restart({ KILLED_AT_STEP: String(step) })
    if (await renameMacau(editor)) break
    await editor.restart()
    const words = { [old]: "both old", [renamed]: "both new" }
    left.add(words[files()] ?? `neither after step ${step}`)
    editor.reset()
  }
  expect(files()).toEqual(renamed)
  expect([...left].sort()).toEqual(["both new", "both old"])
})

test("on a full disk the file stays, and so do the form's words", async ({ form, editor }) => {
  const before = editor.read(hotelsFile)
  await form.open("Hotels", "The Mojavelle")
  await form.field("Description").fill("Words for a disk that is full.")
  // No file may become longer than a kilobyte, as if there were no more room.
  await editor.restart({}, "--fsize=1024")
  await form.button("Save").click()
  await expect(form.page.getByText("Nothing was saved: the disk is full.")).toBeVisible()
  expect(editor.read(hotelsFile)).toBe(before)
  await expect(form.field("Description")).toHaveValue("Words for a disk that is full.")
  await editor.restart()
  await form.save()
  expect(editor.read(hotelsFile)).toContain("Words for a disk that is full.")
})

test("a file that no form can show says why, and others open", async ({ page, form, editor }) => {
  editor.replace(hotelsFile, '"id": 2,', '"id": 2')
  await form.open("Destinations")
  await expect(form.entry("Singapore")).toBeVisible()
  await form.open("Hotels")
  await expect(form.problems()).toContainText("A comma is missing")
  await expect(form.problems()).toContainText(`${hotelsFile}, line`)
  await page.getByRole("link", { name: "All forms" }).click()
  await expect(page.getByText("Has a mistake: open it to see which.")).toBeVisible()
})

test("a file with two versions in it is neither opened nor saved", async ({ form, editor }) => {
  const file = "content/about.md"
  editor.write(file, `${editor.read(file)}\n<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> other\n`)
  await form.open("Our story")
  await expect(form.problems()).toContainText("There are two versions of the text here")
  await expect(form.button("Save")).toBeHidden()
})

/** Gives a destination, where a hotel stands, another name. @returns Whether it was answered that it is saved */
async function renameMacau(editor: LightEditor) {
  const opened = await editor.ask({ action: "open", form: "destinations" })
  const { version, values } = await opened.json()
  values[2].name = "Macau"
  const save = { action: "save", form: "destinations", version, values, agreed: true }
  return editor.ask(save).then(
    answer => answer.ok,
    () => false,
  )
}
