// Reads Chromium's accessibility tree, as screen readers do.
import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, sendButton } from "../forms"
import { expectPage, follow, hydrated, openBeforeScripts, visit } from "../page-helpers"

/** The nodes of the accessibility tree, with their properties by name. */
async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  return nodes.map(({ nodeId, parentId, role, name, properties = [] }) => ({
    nodeId,
    parentId,
    role: role?.value,
    name: name?.value as string,
    ...Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
  })) as {
    nodeId: string
    parentId?: string
    role: string
    name: string
    live?: string
    focused?: boolean
  }[]
}

/** The text in live regions. A change in it is announced at once. */
async function liveText(page: Page): Promise<string[]> {
  const nodes = await accessibilityTree(page)
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const isLive = (id?: string): boolean => {
    if (!id) return false
    const node = byId.get(id)
    return node?.live ? node.live !== "off" : isLive(node?.parentId)
  }
  const texts = nodes.filter(({ role, parentId }) => role === "StaticText" && isLive(parentId))
  return texts.map(({ name }) => name)
}

// With Chromium, Orca says whatever a live region contains at load.
test("live regions are silent while the page loads", async ({ page }) => {
  const release = await openBeforeScripts(page)
  expect(await liveText(page)).toEqual([])
  release()
  await hydrated(page)
  await expect(bookingForm(page).getByText("2 guests")).toBeAttached()
  expect(await liveText(page)).toEqual([])
})

test("leaving an invalid field announces its error, and changing the stay announces its summary", async ({
  page,
}) => {
  await visit(page, "/")
  const email = contactForm(page).getByLabel("Email")
  await email.fill("foo")
  await email.blur()
  await expect.poll(() => liveText(page)).toContainEqual(expect.stringMatching(/email address/))
  await bookingForm(page).getByRole("button", { name: "More guests" }).click()
  await expect.poll(() => liveText(page)).toContain("3 guests")
})

test("after a rejected submission, only the focused field's error is announced", async ({
  page,
}) => {
  await visit(page, "/")
  const form = contactForm(page)
  await form.getByLabel("Email").fill("foo")
  await sendButton(form).click()
  await expect(form.getByLabel("Name")).toBeFocused()
  await expect(form.getByText("Please enter a message.")).toBeVisible()
  expect(await liveText(page)).toEqual([])
})

test("after a link to another page and Back, focus is on the content, not on the whole page", async ({
  page,
}) => {
  await visit(page, "/")
  for (const go of [
    () => follow(page, "Terms"),
    () => follow(page, "Privacy"),
    () => page.goBack(),
  ]) {
    const url = page.url()
    await go()
    await expect(page).not.toHaveURL(url)
    await expect(page.getByRole("main")).toBeFocused()
    const focused = (await accessibilityTree(page)).filter(node => node.focused)
    expect(focused.at(-1)).toMatchObject({ role: "main", name: "" })
    await page.keyboard.press("Tab")
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
  }
  await expectPage(page, "Terms and Conditions")
})
