import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import { expectToBeAt, hydrated, openBeforeScripts, scrollTo, settledScroll } from "../page-helpers"

test.use({ viewport: { width: 375, height: 812 } })

test.describe("before scripts load", () => {
  for (const name of ["Start Playing", "View All Casino Hotels"]) {
    test(`${name} jumps to the hotels by click and by keyboard`, async ({ page }) => {
      await openBeforeScripts(page)
      const button = page.getByRole("button", { name, exact: true })
      for (const jump of [() => button.click(), () => button.press("Enter")]) {
        await scrollTo(page, 0)
        await button.focus()
        await settledScroll(page)
        await jump()
        await expectToBeAt(page, "casino-hotels")
        await expect(page).toHaveURL("/#casino-hotels")
      }
    })
  }

  test("steppers change the number of guests", async ({ page }) => {
    await openBeforeScripts(page)
    const guests = page.getByRole("spinbutton", { name: "Number of guests" })
    await page.getByRole("button", { name: "More guests" }).click({ clickCount: 2 })
    await expect(guests).toHaveValue("4")
    await page.getByRole("button", { name: "Fewer guests" }).click()
    await expect(guests).toHaveValue("3")
  })

  test("a browser that does not know the method of the forms stays on the page", async ({
    page,
  }) => {
    await openBeforeScripts(page)
    const form = contactForm(page)
    await form.locator("form").evaluate(element => element.setAttribute("method", "get"))
    await fill(form, message)
    await sendButton(form).click()
    await expect(sendButton(form)).toHaveAccessibleName("Preparing…")
    await expect(page).toHaveURL("/")
  })
})

test("a form sent before hydration is answered once, with the values it was sent with", async ({
  page,
}) => {
  const alerts = recordAlerts(page)
  const release = await openBeforeScripts(page)
  const [booking, contact] = [bookingForm(page), contactForm(page)]
  await fill(booking, stay)
  await fill(contact, message)
  for (const form of [booking, contact]) {
    await sendButton(form).click()
    await expect(sendButton(form)).toHaveAccessibleName("Preparing…")
  }
  const later = { ...stay, Destination: "Singapore" }
  await fill(booking, later)
  await sendButton(booking).click()
  expect(alerts).toEqual([])
  release()
  await expect.poll(() => alerts).toHaveLength(2)
  expect(alerts[0]).toMatch(/Macau China, from December 30, 2026 to January 2, 2027, for 4 guests/)
  expect(alerts[1]).toContain(message.Name)
  await expect(booking.getByLabel("Destination")).toHaveValue("Singapore")
})

test("an invalid form shows its errors before and after hydration", async ({ page }) => {
  const alerts = recordAlerts(page)
  const release = await openBeforeScripts(page)
  const form = bookingForm(page)
  await fill(form, { ...stay, Destination: "" })
  await sendButton(form).click()
  const destination = form.getByLabel("Destination")
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  await expect(sendButton(form)).toHaveAccessibleName("Request Booking")
  release()
  await hydrated(page)
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  expect(alerts).toEqual([])
})
