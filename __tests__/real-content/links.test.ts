import { expect, pages, test } from "./fixtures"

test("all links within the site lead to existing pages and sections", async ({ page, baseURL }) => {
  const targets = new Set<string>()
  const links: { from: string; to: URL }[] = []
  for (const { path } of pages) {
    await page.goto(path)
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      addresses: [...document.querySelectorAll("a")].map(({ href }) => href),
    }))
    expect(found.ids.filter((id, index) => found.ids.indexOf(id) < index)).toEqual([])
    for (const id of ["", ...found.ids.map(id => `#${id}`)]) targets.add(path + id)
    links.push(...found.addresses.map(address => ({ from: path, to: new URL(address) })))
  }
  const internal = links.filter(({ to }) => to.origin === baseURL)
  expect(internal.length).toBeGreaterThan(20)
  const broken = internal.filter(
    ({ to }) => !targets.has(to.pathname + decodeURIComponent(to.hash)),
  )
  expect(broken.map(({ from, to }) => `${from}: ${to.pathname}${to.hash}`)).toEqual([])
})
