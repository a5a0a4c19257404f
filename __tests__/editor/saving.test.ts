import { setTimeout as pause } from "node:timers/promises"
import { destinationsFile, hotelsFile, type LightEditor } from "./light-editor"
import { expect, test } from "./test"

test("twelve kills around a save of two files leave both old or both new", async ({ editor }) => {
  const files = () => [editor.read(destinationsFile), editor.read(hotelsFile)]
  const outcomes = { old: 0, new: 0 }
  let interrupted = 0
  let delay = 20
  for (let time = 1; time <= 12; time++) {
    const before = files()
    const answer = rename(editor, `Macau ${time}`, () =>
      pause(delay).then(() => editor.end("SIGKILL")),
    )
    if (!(await answer)) interrupted++
    await editor.start()
    const old = JSON.parse(String(before[0]))[2].name
    const after = files()
    if (after[0] === before[0]) {
      expect(after).toEqual(before)
      outcomes.old++
      // Too early for the files: the next one comes later.
      delay *= 1.6
    } else {
      expect(after).toEqual(before.map(text => text.replace(`"${old}"`, `"Macau ${time}"`)))
      outcomes.new++
      delay /= 1.3
    }
  }
  expect(interrupted, "saves that were killed before they were answered").toBeGreaterThan(3)
  expect(Math.min(...Object.values(outcomes)), JSON.stringify(outcomes)).toBeGreaterThan(0)
})

test("on a full disk the file stays, and so do the form's words", async ({ form, editor }) => {
  const before = editor.read(hotelsFile)
  await form.open("Hotels", "The Mojavelle")
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
  await expect(form.problems()).toContainText("Two versions of the text stand here")
  await expect(form.button("Save")).toBeHidden()
})

/** Gives the third destination, where a hotel stands, another name, and does something once that is asked. */
async function rename(editor: LightEditor, name: string, meanwhile: () => Promise<void>) {
  const opened = await (await editor.ask({ action: "open", form: "destinations" })).json()
  const { version, values } = opened
  values[2].name = name
  const save = { action: "save", form: "destinations", version, values, agreed: true }
  const [answer] = await Promise.allSettled([editor.ask(save), meanwhile()])
  return answer.status === "fulfilled" && answer.value.ok
}
