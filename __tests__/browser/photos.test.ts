import hotels from "../content/hotels.json"
import { photoHosts } from "./photo-hosts"
import { photoOf, showsPanel } from "./photo-steps"
import { hold, hydrated, visit } from "./steps"
import { expect, test } from "./test"

const fromPhotoHost = (url: URL) => photoHosts.includes(url.hostname)

test("photos come in the size of their cards, over HTTPS and without a referrer, and cover the panel", async ({
  page,
}) => {
  const referrers: (string | undefined)[] = []
  await page.route(fromPhotoHost, async route => {
    referrers.push((await route.request().allHeaders()).referer)
    await route.fallback()
  })
  await visit(page, "/")
  for (const [index, { image }] of hotels.entries()) {
    const photo = await photoOf(page, index)
    await expect.poll(() => showsPanel(photo)).toBe(false)
    await expect(photo).toHaveCSS("object-fit", "cover")
    const shown = new URL(await photo.evaluate(element => (element as HTMLImageElement).currentSrc))
    expect(shown.protocol + shown.host + shown.pathname).toBe(
      `https:${image.replace(/^https:\/\/|\?.*/g, "")}`,
    )
    expect(shown.search).toMatch(/\bw(idth)?=500\b/)
  }
  expect(referrers).toEqual(hotels.map(() => undefined))
})

test("photos do not compete with the scripts, unless the visitor scrolls to them", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(request.url()))
  const photos = () => asked.filter(url => fromPhotoHost(new URL(url)))
  const release = await hold(page, "**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  )
  await expect.poll(() => asked.some(url => url.endsWith(".js"))).toBe(true)
  expect(photos()).toEqual([])
  await photoOf(page, 0)
  await expect.poll(photos).not.toEqual([])
  release()
})

test("photos are requested when the scripts have arrived; until then, cards show the monogram panel", async ({
  page,
}) => {
  await page.route(fromPhotoHost, () => {})
  const asked = page.waitForRequest(request => fromPhotoHost(new URL(request.url())))
  await page.goto("/")
  await asked
  expect(await showsPanel(await photoOf(page, 0))).toBe(true)
})

test.describe("if the photo hosts are dead", () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ })

  test.beforeEach(({ page }) => page.route(fromPhotoHost, route => route.abort()))

  test("cards show their monogram panels before the scripts arrive and after, in the same size as with photos", async ({
    page,
  }) => {
    const sizes = () =>
      page
        .locator("#casino-hotels li")
        .evaluateAll(cards => cards.map(card => [card.clientWidth, card.clientHeight]))
    const release = await hold(page, "**/*.js")
    await page.goto("/", { waitUntil: "domcontentloaded" })
    const first = await photoOf(page, 0)
    await expect(first).toHaveJSProperty("complete", true)
    expect(await showsPanel(first)).toBe(true)
    release()
    await hydrated(page)
    for (const index of hotels.keys()) {
      const photo = await photoOf(page, index)
      await expect(photo).toHaveJSProperty("complete", true)
      expect(await showsPanel(photo)).toBe(true)
    }
    const without = await sizes()
    expect(without).toHaveLength(hotels.length)
    await page.unroute(fromPhotoHost)
    await visit(page, "/")
    await expect(await photoOf(page, 0)).toHaveJSProperty("complete", true)
    expect(await sizes()).toEqual(without)
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("the cards show their monogram panels", async ({ page }) => {
      await page.goto("/")
      const photo = await photoOf(page, 0)
      await expect(photo).toHaveJSProperty("complete", true)
      expect(await showsPanel(photo)).toBe(true)
    })
  })
})
