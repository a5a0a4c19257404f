import type { Locator, Page } from "@playwright/test"

/** Scrolls to the photo of a hotel's card; `index` is from 0. */
export async function photoOf(page: Page, index: number): Promise<Locator> {
  const image = page.locator("#casino-hotels").getByRole("listitem").nth(index).locator("img")
  await image.locator("..").scrollIntoViewIfNeeded()
  return image
}

/** Whether a photo's frame shows nothing but the monogram panel. */
export async function showsPanel(photo: Locator): Promise<boolean> {
  const frame = photo.locator("..")
  const seen = await frame.screenshot({ animations: "disabled" })
  await photo.evaluate(element => element.style.setProperty("visibility", "hidden"))
  const panel = await frame.screenshot({ animations: "disabled" })
  await photo.evaluate(element => element.style.removeProperty("visibility"))
  return seen.equals(panel)
}
