import { readFileSync } from "node:fs"
import { expect } from "@playwright/test"
import { test } from "./keyboard"
import { hotelsFile } from "./light-editor"
import { change, inRemote, sentence } from "./remote"

// What EDITING.md describes in "Hand in".

test("one change is taken back, and the rest handed in", async ({ keyboard, editor, remote }) => {
  editor.git("config", "user.name", "")
  await keyboard.open("Hotels", "The Cotaline")
  await keyboard.fill(keyboard.field("Name"), "Cotaline House")
  await keyboard.fill(
    keyboard.field("Description"),
    "Suites low over Cotai; a Cantonese table first.",
  )
  await keyboard.save()
  await keyboard.press(keyboard.link("Hand it in"), "Shift+Tab")
  await expect(keyboard.page.getByRole("heading", { level: 1, name: "Hand in" })).toBeFocused()
  const changed = keyboard.page
    .getByRole("listitem")
    .filter({ hasText: "Cotaline House › Description" })
  await expect(changed.getByRole("deletion").first()).toHaveText("high")
  await expect(changed.getByRole("insertion").first()).toHaveText("low")
  await keyboard.press(keyboard.button("Undo: Cotaline House › Name"))
  await expect(keyboard.page.getByRole("heading", { level: 1, name: "Hand in" })).toBeFocused()
  await expect(keyboard.page.getByRole("button", { name: /^Undo/ })).toHaveCount(1)
  expect(editor.changes()).toEqual(["1 1 content/hotels.json"])
  expect(editor.read(hotelsFile)).toContain("The Cotaline")
  await keyboard.fill(keyboard.field("Your name"), "Grace Writer")
  await keyboard.fill(keyboard.field("Your e-mail address"), "grace@example.com")
  await keyboard.to(keyboard.page.getByLabel(/What did you change/), "Shift+Tab")
  await keyboard.handIn(sentence)
  expect(inRemote(editor, remote, "show", "--format=%an", editor.branch())).toContain(
    "Grace Writer",
  )
})

test("what could not be sent is sent again or saved", async ({ keyboard, editor, remote }) => {
  change(editor)
  editor.git("remote", "set-url", "origin", "https://127.0.0.1:1/nobody.git")
  await keyboard.page.goto(`${editor.address}/edit`)
  await keyboard.press(keyboard.link("Hand in"))
  await keyboard.handIn(sentence)
  await expect(keyboard.page.getByText("The server it is sent to cannot be reached.")).toBeVisible()
  const download = keyboard.page.waitForEvent("download")
  await keyboard.press(keyboard.link("Save the content as a file"), "Shift+Tab")
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^content-.*\.zip$/)
  expect(readFileSync(await file.path(), "latin1")).toContain(hotelsFile)
  editor.git("remote", "set-url", "origin", remote)
  await keyboard.press(keyboard.button("Send again"), "Shift+Tab")
  await expect(keyboard.page.getByText(/It is on the branch .* at /)).toBeVisible()
  const sent = inRemote(editor, remote, "log", "-1", "--format=%s", "--branches=content/*")
  expect(sent).toBe(sentence)
  await expect(keyboard.page.getByRole("heading", { name: "Handed in" })).toBeFocused()
})
