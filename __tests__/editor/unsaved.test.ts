import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type BrowserContext, chromium, type Page } from "@playwright/test"
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

/** What may happen before somebody has saved, each of them twice. */
const mishaps: Record<string, (page: Page, address: string) => Promise<unknown>> = {
  "a reload": page => page.reload(),
  "Back to the list and into the form again": async page => {
    await page.goBack()
    await page.getByRole("link", { name: "Our story" }).click()
  },
  "another site and Back": async (page, address) => {
    await page.goto(`${address}/edit/page.css`)
    await page.goBack()
  },
  "a look at another form": async (page, address) => {
    await page.getByRole("link", { name: "All forms" }).click()
    await page.getByRole("link", { name: "Destinations" }).click()
    await page.getByRole("heading", { name: "Destinations" }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.goForward()
    await page.goto(`${address}/edit#/about`)
  },
}

for (const [name, happens] of Object.entries(mishaps)) {
  test(`what was typed is there again after ${name}, and again`, async ({ page, form, editor }) => {
    await type(form)
    for (let time = 1; time <= 2; time++) {
      await happens(page, editor.address)
      await isBack(form)
    }
    await form.save()
    expect(editor.read("content/about.md")).toContain(words)
  })
}

test("what was typed in a closed tab is in the next one", async ({ context, form, editor }) => {
  const closed = new Form(await context.newPage(), editor.address)
  await type(closed)
  await closed.page.close()
  await form.open("Our story")
  await isBack(form)
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
  try {
    const first = await startBrowser(profile)
    const form = new Form(await first.context.newPage(), editor.address)
    await type(form)
    await first.kill()
    const second = await startBrowser(profile)
    const later = new Form(await second.context.newPage(), editor.address)
    await later.open("Our story")
    await isBack(later)
    await second.kill()
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
})

/** A browser of its own, with a profile that outlives it. */
async function startBrowser(profile: string) {
  const { executablePath = "", args = [] } = wholeChromium
  const own = [
    "--headless",
    "--no-sandbox",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ]
  const browser = spawn(executablePath, [...args, ...own], { stdio: "pipe" })
  const address = await new Promise<string>(done => {
    browser.stderr.on("data", text => {
      const [, found] = /DevTools listening on (\S+)/.exec(String(text)) ?? []
      if (found) done(found)
    })
  })
  const connected = await chromium.connectOverCDP(address)
  const [context] = connected.contexts()
  const ended = new Promise(done => browser.once("close", done))
  const kill = () => {
    browser.kill("SIGKILL")
    return ended
  }
  return { context: context as BrowserContext, kill }
}
