import { paths } from "../../specification"
import { expectNoViolations } from "../axe"
import { bookingForm, contactForm, fill, sendButton, stay } from "../forms"
import { links, menu, visit } from "../steps"
import { expect, test } from "../test"

for (const path of paths) {
  test(`${path} breaks no rule of accessibility`, async ({ page }) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      await expectNoViolations(page)
    }
  })
}

test("refused forms, their hints and the open menu are accessible", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, "/")
  const sameDay = { "Check-out date": stay["Check-in date"] }
  await fill(bookingForm(page), { ...stay, Destination: "", ...sameDay })
  await expect(bookingForm(page).getByText("is not after")).toBeVisible()
  for (const form of [bookingForm(page), contactForm(page)]) await sendButton(form).click()
  await expect(contactForm(page).getByText("Please enter your name")).toBeVisible()
  await expectNoViolations(page)
  await menu(page).click()
  await expect(links(page).last()).toBeVisible()
  await expectNoViolations(page)
})
