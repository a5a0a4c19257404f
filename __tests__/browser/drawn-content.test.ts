import { buildDrawnSite } from "../test-site"
import { addressOf, startHost } from "./host"
import { whatIsWrong } from "./looks"
import { visit } from "./steps"
import { expect, test } from "./test"

/** How many contents are drawn, built and looked at: a minute each. `CONTENT=7` draws the seventh alone. */
const { CONTENT, CONTENTS } = process.env
const [first, count] = CONTENT ? [Number(CONTENT), 1] : [1, Number(CONTENTS || 0)]

for (let seed = first; seed < first + count; seed++) {
  test(`content ${seed} is built and stands well`, async ({ page }) => {
    test.setTimeout(900_000)
    const host = await startHost(0, await buildDrawnSite(seed))
    for (const path of ["/", "/terms", "/privacy"]) {
      await visit(page, addressOf(host) + path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await whatIsWrong(page), `content ${seed}, ${path}, ${width} px`).toEqual([])
      }
    }
    host.close()
  })
}
