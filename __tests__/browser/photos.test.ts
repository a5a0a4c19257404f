import hotels from "../content/hotels.json"
import { photoHosts } from "./photo-hosts"
import { photoOf, showsPanel } from "./photo-steps"
import { hydrated, openEarly, painted, visit } from "./steps"
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
    const card = await photo.evaluate(element => element.clientWidth)
    const shown = new URL(await photo.evaluate(element => (element as HTMLImageElement).currentSrc))
    expect(shown.protocol + shown.host + shown.pathname).toBe(
      `https:${image.replace(/^https:\/\/|\?.*/g, "")}`,
    )
    const widths = [330, 500, 960, 1280]
    const fits = widths.find(width => width >= card)
    expect(shown.search).toMatch(new RegExp(`\\bw(idth)?=${fits}\\b`))
  }
  expect(referrers).toEqual(hotels.map(() => undefined))
})

test("photos do not compete with the scripts, unless the visitor scrolls to them", async ({
  page,
}) => {
  const asked: URL[] = []
  page.on("request", request => asked.push(new URL(request.url())))
  await openEarly(page)
  await painted(page)
  await expect.poll(() => asked.some(({ pathname }) => pathname.endsWith(".js"))).toBe(true)
  expect(asked.filter(fromPhotoHost)).toEqual([])
  await photoOf(page, 0)
  await expect.poll(() => asked.filter(fromPhotoHost)).not.toEqual([])
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

test("if the photo hosts are dead, cards show their monogram panels before the scripts arrive and after", async ({
  page,
}) => {
  const expectPanel = async (index: number) => {
    const photo = await photoOf(page, index)
    await expect(photo).toHaveJSProperty("complete", true)
    expect(await showsPanel(photo)).toBe(true)
  }
  await page.route(fromPhotoHost, route => route.abort())
  const release = await openEarly(page)
  await expectPanel(0)
  release()
  await hydrated(page)
  for (const index of hotels.keys()) await expectPanel(index)
})
