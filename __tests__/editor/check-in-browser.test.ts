import { createRequire } from "node:module"
import { resolve } from "node:path"
import { expect, test } from "../browser/test"
import { mistakes, withMistake } from "../unit/content/checks/mistakes/all"
import { filesOf, inspected, sampleContent } from "../unit/content/sample-content"

// No site is shown: every answer comes from here.
test.use({ baseURL: "http://127.0.0.1" })

test("a browser finds what Node finds, under the policy of the editor's page", async ({ page }) => {
  const samples = [sampleContent(), ...mistakes.map(withMistake)]
  await page.route("http://127.0.0.1/**", async route => {
    const isScript = route.request().url().endsWith(".js")
    await route.fulfill({
      headers: { "content-security-policy": "default-src 'self'; img-src data:" },
      contentType: isScript ? "text/javascript" : "text/html",
      body: isScript ? await bundle() : '<!doctype html><link rel="icon" href="data:,">',
    })
  })
  await page.goto("http://127.0.0.1/")

  // A character for each byte.
  const contents = samples.map(sample =>
    [...filesOf(sample)].map(
      ([file, bytes]) => [file, bytes && Buffer.from(bytes).toString("latin1")] as const,
    ),
  )
  const found = await page.evaluate(async contents => {
    const script = "/inspect.js"
    const { inspect } = await import(script)
    return contents.map(files => {
      const bytes = files.map(([file, text]) => {
        const read = (written: string) => Uint8Array.from(written, sign => sign.charCodeAt(0))
        return [file, text === undefined ? text : read(text)] as const
      })
      const { problems, notes } = inspect(new Map(bytes))
      return { problems, notes }
    })
  }, contents)
  expect(found).toEqual(samples.map(inspected).map(({ problems, notes }) => ({ problems, notes })))
})

async function bundle(): Promise<string> {
  const { build } = createRequire(resolve(".editor/package.json"))("esbuild")
  const { outputFiles } = await build({
    entryPoints: ["src/content/checks/inspect.ts"],
    bundle: true,
    format: "esm",
    mainFields: ["module", "browser", "main"],
    define: { global: "globalThis" },
    write: false,
  })
  return outputFiles[0].text
}
