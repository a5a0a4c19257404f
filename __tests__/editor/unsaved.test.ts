import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { wholeChromium } from "../browser/chromium"
import { Form } from "./form"
import { expect, test } from "./test"

const words = "Typed and not saved"

async function type(form: Form) {
  await form.open("Our story")
  await form.field("Label").fill(words)
  await expect(form.page.getByText("Not saved yet.")).toBeVisible()
}

async function isBack(form: Form) {
  await expect(form.field("Label")).toHaveValue(words)
  await expect(form.page.getByText("Here is what you wrote before.")).toBeVisible()
}

test("what was typed is there again, wherever one has been", async ({ page, form, editor }) => {
  await type(form)
  for (const _time of ["once", "again"]) {
    await page.reload()
    await isBack(form)
    await page.goBack()
    await page.getByRole("link", { name: "Our story" }).click()
    await isBack(form)
    await page.goto(`${editor.address}/edit/page.css`)
    await page.goBack()
    await isBack(form)
    await page.getByRole("link", { name: "All forms" }).click()
    await page.getByRole("link", { name: "Destinations" }).click()
    await page.getByRole("heading", { name: "Destinations" }).waitFor()
    await page.goBack()
    await page.goBack()
    await isBack(form)
  }
  await form.save()
  expect(editor.read("content/about.md")).toContain(words)
})

test("words typed while the editor is stopped are saved later", async ({ form, editor }) => {
  await form.open("Our story")
  await editor.end("SIGKILL")
  await form.field("Label").fill(words)
  await form.button("Save").click()
  await expect(form.page.getByText("The editor does not answer")).toBeVisible()
  await editor.start()
  await form.save()
  expect(editor.read("content/about.md")).toContain(words)
})

test("what was typed is there again after the browser was killed", async ({ editor }) => {
  const profile = mkdtempSync(join(tmpdir(), "profile-"))
  const browser = () => chromium.launchPersistentContext(profile, wholeChromium)
  try {
    const killed = await browser()
    const form = new Form(await killed.newPage(), editor.address)
    await type(form)
    const ended = new Promise(done => killed.once("close", done))
    const session = await killed.newCDPSession(form.page)
    session.send("Browser.crash").catch(() => {})
    await ended
    const next = await browser()
    const later = new Form(await next.newPage(), editor.address)
    await later.open("Our story")
    await isBack(later)
    await next.close()
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
})
