import { readFileSync } from "node:fs"
import { testSite } from "../test-sites"
import { expect, test } from "./editor"

// Wide enough for a form and its preview.
test.use({ viewport: { width: 1280, height: 1800 } })

test("the preview of each file is what the site shows", async ({ editor, page }) => {
  /** The parts of a page without what only scripts need, and without classes, which two bundlers name. */
  const partsOf = (html: string) =>
    page.evaluate(html => {
      const { body } = new DOMParser().parseFromString(html, "text/html")
      for (const script of body.querySelectorAll("script")) script.remove()
      const names = /<!--.*?-->| (class|aria-current)="[^"]*"| hidden=""/g
      const parts = [...body.querySelectorAll("main, footer")]
      return parts.map(part => part.outerHTML.replace(names, ""))
    }, html)
  const sitePage = (file: string) => partsOf(readFileSync(`${testSite.folder}/${file}`, "utf8"))
  const [notFound] = await sitePage("404.html")
  const home = [...(await sitePage("index.html")), notFound]
  const [terms] = await sitePage("terms.html")
  for (const [name, list, parts] of [
    ["Hotels", "Home page", home],
    ["Destinations", "Home page", home],
    ["Our story", "Home page", home],
    ["Brand, home page and footer", "Home page", home],
    ["Terms and Conditions", "Legal pages", [terms]],
  ] as const) {
    await editor.open(name, list)
    const body = editor.preview().locator("body")
    await expect.poll(async () => partsOf(await body.innerHTML()), name).toEqual(parts)
    await editor.leave()
  }
})

test("the preview follows what is typed, complete or not", async ({ editor, page }) => {
  const preview = editor.preview()
  await editor.open("Brand, home page and footer")
  const telephone = editor.field("Telephone number")
  const footer = preview.getByRole("contentinfo")
  const shown = footer.getByText(await telephone.inputValue())
  await expect(shown).toBeVisible()
  await telephone.fill("")
  await expect(shown).toBeHidden()
  await editor.leave()
  await editor.open("Hotels")
  await editor.expand(8)
  const photo = preview.getByAltText("The Las Vegas Strip at night")
  const element = await photo.elementHandle()
  await editor.field("Description").fill("Rooms face the desert.")
  await expect(preview.getByText("Rooms face the desert.")).toBeInViewport()
  expect(await element?.evaluate(({ isConnected }) => isConnected), "unchanged").toBe(true)
  await editor.press("Collapse All")
  await editor.expand(0)
  await editor.choosePhoto("https://photos.example/photo-1")
  await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
  await expect(photo).toBeInViewport()
  await editor.choosePhoto("https://photos.example/about-photo-1")
  await expect(photo).toBeHidden()
  await editor.leave()
  await editor.openList("Legal pages")
  await page.getByRole("button", { name: "Create New Entry" }).first().click()
  await editor.typeAt(editor.field("Text"), "## None\nThere are none.")
  const heading = preview.getByRole("heading", { name: "1. None" })
  await expect(heading, "with the site's styles").toHaveCSS("font-weight", "400")
})

test("links and forms in the preview do nothing", async ({ editor, page }) => {
  const preview = editor.preview()
  await editor.open("Brand, home page and footer")
  for (const name of ["Privacy Policy", "info@marquisade.example", "Monte Carlo Monaco"]) {
    const link = preview.getByRole("link", { name }).first()
    await link.click()
    await link.click({ button: "middle" })
    await link.click({ modifiers: ["ControlOrMeta"] })
  }
  await preview.getByLabel("Name", { exact: true }).press("Enter")
  await expect(preview.getByText("Privacy Policy")).toBeVisible()
  await expect(page).toHaveTitle(/› Brand/)
  expect(page.context().pages()).toHaveLength(1)
})
