import { setTimeout as pause } from "node:timers/promises"
import { destinationsFile, hotelsFile, type LightEditor } from "./light-editor"
import { expect, test } from "./test"

test("25 kills while two files are saved: both old or both new, whole", async ({ editor }) => {
  test.setTimeout(120_000)
  const files = () => [editor.read(destinationsFile), editor.read(hotelsFile)]
  let saved = 0
  const quiet = performance.now()
  await rename(editor, "Macau Measured")
  const duration = performance.now() - quiet
  for (let time = 1; time <= 25; time++) {
    const before = files()
    const answer = rename(editor, `Macau ${time}`).catch(() => undefined)
    await pause((time / 8) * duration)
    await editor.end("SIGKILL")
    await answer
    await editor.start()
    const old = JSON.parse(String(before[0]))[2].name
    const after = files()
    if (after[0] === before[0]) expect(after).toEqual(before)
    else {
      expect(after).toEqual(before.map(text => text.replace(`"${old}"`, `"Macau ${time}"`)))
      saved++
    }
  }
  console.info(`of 25 killed saves, ${saved} had reached the files`)
})

test("a full disk: the old file stays, and the words stay in the form", async ({
  form,
  editor,
}) => {
  const before = editor.read(hotelsFile)
  await form.open("Hotels")
  await form.unfold("The Mojavelle")
  await form.field("Description").fill("Words for a disk that is full.")
  await editor.end()
  // No file may become longer than a kilobyte, as if there were no more room.
  await editor.start("--fsize=1024")
  await form.button("Save").click()
  await expect(form.page.getByText("Nothing was saved: the disk is full.")).toBeVisible()
  expect(editor.read(hotelsFile)).toBe(before)
  await expect(form.field("Description")).toHaveValue("Words for a disk that is full.")
  await editor.end()
  await editor.start()
  await form.save()
  expect(editor.read(hotelsFile)).toContain("Words for a disk that is full.")
})

test("a file that no form can show says the check's own reason, the others open", async ({
  page,
  form,
  editor,
}) => {
  editor.replace(hotelsFile, '"id": 2,', '"id": 2')
  await form.open("Destinations")
  await expect(form.entry("Singapore")).toBeVisible()
  await form.open("Hotels")
  await expect(form.problems()).toContainText("A comma is missing")
  await expect(form.problems()).toContainText(`${hotelsFile}, line`)
  await page.getByRole("link", { name: "All forms" }).click()
  await expect(page.getByText("Has a mistake: open it to see which.")).toBeVisible()
})

test("a file with two versions in it is not opened, and nothing is saved into it", async ({
  form,
  editor,
}) => {
  const file = "content/about.md"
  editor.write(file, `${editor.read(file)}\n<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> other\n`)
  await form.open("Our story")
  await expect(form.problems()).toContainText("Two versions of the text stand here")
  await expect(form.button("Save")).toBeHidden()
})

test("a blank after the dashes opens", async ({ form, editor }) => {
  const file = "content/about.md"
  editor.write(file, editor.read(file).replace("---\n", "--- \n").replaceAll("\n", "\r\n"))
  const before = editor.read(file)
  await form.open("Our story")
  await form.field("Label").fill("Our tale")
  await form.save()
  expect(editor.read(file)).toBe(before.replace("Our story", "Our tale"))
})

/** Gives the third destination, where a hotel stands, another name. */
async function rename(editor: LightEditor, name: string) {
  const opened = await (await editor.ask({ action: "open", form: "destinations" })).json()
  const { version, values } = opened
  values[2].name = name
  await editor.ask({ action: "save", form: "destinations", version, values, agreed: true })
}
