import hotels from "../content/hotels.json"
import { photoHosts } from "./photo-hosts"
import { photoOf, showsPanel } from "./photo-steps"
import { hold, hydrated, visit } from "./steps"
import { expect, test } from "./test"

const fromPhotoHost = (url: URL) => photoHosts.includes(url.hostname)

test("photos come in the sizes that their hosts make, without a referrer, and cover the panel", async ({
  page,
}) => {
  const referrers: (string | undefined)[] = []
  await page.route(fromPhotoHost, async route => {
    referrers.push((await route.request().allHeaders()).referer)
    await route.fallback()
  })
  await visit(page, "/")
  for (const [index, hotel] of hotels.entries()) {
    const image = await photoOf(page, index)
    const original = new URL(hotel.image)
    const candidates = String(await image.getAttribute("srcset")).split(/,\s+/)
    const widths = candidates.map(candidate => Number(candidate.match(/ (\d+)w$/)?.[1]))
    expect(widths, hotel.image).toEqual([330, 500, 960, 1280])
    for (const [at, candidate] of candidates.entries()) {
      const { host, pathname, searchParams } = new URL(String(candidate.split(" ")[0]))
      expect([host, pathname]).toEqual([original.host, original.pathname])
      const asked = Object.fromEntries(searchParams)
      const width = Number(widths[at])
      if (host === "images.unsplash.com") {
        const height = String(Math.round((width * 3) / 4))
        expect(asked).toMatchObject({ w: String(width), h: height, fit: "crop", auto: "format" })
      } else {
        expect(pathname).toContain("/wiki/Special:FilePath/")
        expect(asked).toEqual({ width: String(width) })
      }
    }
    await expect(image).toHaveAttribute("sizes", /vw/)
    await expect(image).toHaveAttribute("width", "1280")
    await expect(image).toHaveAttribute("height", "960")
    await expect(image).toHaveAttribute("loading", "lazy")
    await expect.poll(() => showsPanel(image)).toBe(false)
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
  test.use({ expectedMessages: [/net::ERR_FAILED/] })

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
