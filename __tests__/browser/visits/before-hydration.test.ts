import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import { expectToBeAt, hydrated, openBeforeScripts, scrollTo, settledScroll } from "../page-helpers"

test.use({ viewport: { width: 375, height: 812 } })

test.describe("before scripts load", () => {
  test("jump buttons scroll to the hotels, and steppers change the number of guests", async ({
    page,
  }) => {
    await openBeforeScripts(page)
    for (const name of ["Start Playing", "View All Casino Hotels"]) {
      const button = page.getByRole("button", { name, exact: true })
      for (const key of ["", "Enter", "Space"]) {
        await scrollTo(page, 0)
        await button.focus()
        await settledScroll(page)
        await (key ? button.press(key) : button.click())
        await expectToBeAt(page, "casino-hotels")
        await expect(page).toHaveURL("/#casino-hotels")
      }
    }
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

  test("events on the document itself cause no errors", async ({ page }) => {
    await openBeforeScripts(page)
    await page.evaluate(() => {
      for (const type of ["click", "focusin", "keydown", "wheel", "input", "submit", "reset"]) {
        document.dispatchEvent(new Event(type, { bubbles: true }))
      }
    })
  })
})

test("a form sent before hydration is answered once, with the values it was sent with", async ({
  page,
}) => {
  const alerts = recordAlerts(page)
  const release = await openBeforeScripts(page)
  const search = page.getByRole("searchbox", { name: "Search" })
  await search.fill("a suite above the harbor")
  const [booking, contact] = [bookingForm(page), contactForm(page)]
  await fill(booking, stay)
  await fill(contact, message)
  for (const form of [booking, contact]) {
    await sendButton(form).click()
    await expect(sendButton(form)).toHaveAccessibleName("Preparing…")
  }
  const later = { ...stay, Destination: "Singapore" }
  await fill(booking, later)
  await fill(contact, { Name: "Charles Babbage", Message: "And a second question." })
  for (const form of [booking, contact]) await sendButton(form).click()
  expect(alerts).toEqual([])

  release()
  await expect.poll(() => alerts).toHaveLength(2)
  expect(alerts[0]).toContain("Macau China")
  expect(alerts[0]).toContain("from December 30, 2026 to January 2, 2027, for 4 guests")
  expect(alerts[1]).toContain(message.Name)
  await expect(search).toHaveValue("a suite above the harbor")
  for (const [label, value] of Object.entries(later)) {
    await expect(booking.getByLabel(label)).toHaveValue(value)
  }
  await expect(booking.locator("output")).toHaveText(/^4 guests\b.*3 nights$/)
  await expect(contact.getByLabel("Message")).toHaveValue("And a second question.")
  await sendButton(booking).click()
  await expect.poll(() => alerts).toHaveLength(3)
  expect(alerts[2]).toContain("for Singapore")
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
