import { headlessShell } from "./chromium"
import { layOut, visit } from "./steps"
import { expect, test } from "./test"

// As when a screen reader runs: by itself, the browser answers for what it has laid out alone.
test.use({
  launchOptions: {
    ...headlessShell,
    args: [...(headlessShell.args ?? []), "--force-renderer-accessibility"],
  },
  viewport: { width: 375, height: 812 },
})

test("screen readers find the same before a phone lays out what is below the first screen", async ({
  page,
}) => {
  await visit(page, "/")
  const session = await page.context().newCDPSession(page)
  await session.send("Accessibility.enable")
  const names = async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree")
    return nodes
      .filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value)))
      .map(({ role, name }) => `${role?.value}: ${String(name?.value).trim()}`.toLowerCase())
      .filter(name => name !== "statictext: ")
      .sort()
  }
  const before = await names()
  expect(before).toContain("button: request booking")
  await expect(page.locator("html")).toHaveAttribute("data-layout", "later")
  await layOut(page)
  expect(await names()).toEqual(before)
})

const roles = ["button", "combobox", "heading", "link", "spinbutton", "textbox", "StaticText"]
