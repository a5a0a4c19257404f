import { setTimeout as pause } from "node:timers/promises"
import { hotelsFile, type LightEditor } from "./light-editor"
import { expect, test } from "./test"

test("25 kills during saves: the old file or the new one, whole", async ({ editor }) => {
  test.setTimeout(120_000)
  let saved = 0
  const quiet = performance.now()
  await save(editor, "Measured.")
  const duration = performance.now() - quiet
  for (let time = 1; time <= 25; time++) {
    const before = editor.read(hotelsFile)
    const words = `Written at the ${time}. time. ${"Rooms face the desert. ".repeat(20)}`.trim()
    const answer = save(editor, words).catch(() => undefined)
    await pause((time / 8) * duration)
    await editor.end("SIGKILL")
    await answer
    const after = editor.read(hotelsFile)
    if (after !== before) {
      const [first, ...others] = JSON.parse(before)
      expect(JSON.parse(after)).toEqual([{ ...first, description: words }, ...others])
      saved++
    }
    await editor.start()
  }
  console.info(`of 25 killed saves, ${saved} had reached the file`)
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

async function save(editor: LightEditor, description: string) {
  const opened = await (await editor.ask({ action: "open", form: "hotels" })).json()
  const { version, values } = opened
  values[0].description = description
  await editor.ask({ action: "save", form: "hotels", version, values })
}
