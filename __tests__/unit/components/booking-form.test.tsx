import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { BookingForm } from "../../../src/components/booking-form"
import destinations from "../../content/destinations.json"
import site from "../../content/site.json"
import { openPage } from "../stand-ins/page"

const form = <BookingForm copy={site} allDestination={{ nodes: destinations }} />

const destination = () => screen.getByRole("combobox", { name: "Destination" })
const guests = () => screen.getByRole("spinbutton", { name: "Number of guests" })
const checkIn = () => screen.getByLabelText("Check-in date")
const checkOut = () => screen.getByLabelText("Check-out date")
const button = () => screen.getByRole("button", { name: "Request Booking" })

/** The live regions: the hint below check-out, and the stay beside the button. */
function announced() {
  const [hint, , stay] = screen.getAllByRole("status")
  return { hint, stay }
}

async function fillIn() {
  await userEvent.selectOptions(destination(), "Singapore")
  await userEvent.type(checkIn(), "2026-12-30")
  await userEvent.type(checkOut(), "2027-01-02")
}

let alert: jest.SpyInstance

beforeEach(() => {
  alert = jest.spyOn(window, "alert").mockImplementation()
})

afterEach(() => {
  alert.mockRestore()
})

describe("the booking form at first", () => {
  beforeEach(() => {
    render(form)
  })

  test("has no destination selected", () => {
    expect(destination()).toHaveDisplayValue("Select destination")
    expect(destination()).toHaveValue("")
  })

  test("offers the eight destinations in order", () => {
    const [blank, ...offered] = screen.getAllByRole("option")
    expect(blank).toHaveTextContent("Select destination")
    expect(offered.map(option => option.textContent)).toEqual(destinations.map(({ name }) => name))
  })

  test("is for 2 guests, from 1 to 10", () => {
    expect(guests()).toHaveValue(2)
    expect(guests()).toHaveAttribute("min", "1")
    expect(guests()).toHaveAttribute("max", "10")
  })

  test("has no dates, and asks for them as dates", () => {
    for (const field of [checkIn(), checkOut()]) {
      expect(field).toHaveValue("")
      expect(field).toHaveAttribute("type", "date")
    }
  })

  test("says what happens to the request", () => {
    expect(screen.getByText(site.booking.privacy)).toBeInTheDocument()
  })

  test("shows the guests of the stay, and no hint", () => {
    expect(announced().stay).toHaveTextContent(/^2 guests$/)
    expect(announced().hint).toBeEmptyDOMElement()
  })
})

describe("a filled booking form", () => {
  beforeEach(async () => {
    render(form)
    await fillIn()
  })

  test("says the nights and the guests", async () => {
    expect(announced().stay).toHaveTextContent("3 nights · 2 guests")
    await userEvent.clear(guests())
    await userEvent.type(guests(), "1")
    expect(announced().stay).toHaveTextContent("3 nights · 1 guest")
  })

  test("alerts once that the request was submitted", async () => {
    await userEvent.click(button())
    expect(alert.mock.calls).toEqual([
      [
        "Your booking request for Singapore has been submitted, from December 30, 2026 to January 2, 2027, for 2 guests.",
      ],
    ])
  })

  test("is submitted with Enter as well", async () => {
    await userEvent.type(guests(), "{Enter}")
    expect(alert).toHaveBeenCalledTimes(1)
  })

  test("keeps its values after it is submitted", async () => {
    await userEvent.click(button())
    expect(destination()).toHaveValue("Singapore")
    expect(guests()).toHaveValue(2)
    expect(checkIn()).toHaveValue("2026-12-30")
    expect(checkOut()).toHaveValue("2027-01-02")
  })

  test("leaves nothing in the address or in the browser's storage", async () => {
    const address = window.location.href
    await userEvent.click(button())
    expect(window.location.href).toBe(address)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test.each([
    ["a destination", destination],
    ["a number of guests", guests],
    ["a check-in date", checkIn],
    ["a check-out date", checkOut],
  ])("is not submitted without %s", async (_missing, field) => {
    fireEvent.change(field(), { target: { value: "" } })
    expect(field()).toBeRequired()
    await userEvent.click(button())
    expect(alert).not.toHaveBeenCalled()
  })

  test.each(["0", "-1", "11", "1.5"])("is not submitted for %s guests", async count => {
    await userEvent.clear(guests())
    await userEvent.type(guests(), count)
    await userEvent.click(button())
    expect(alert).not.toHaveBeenCalled()
  })

  test.each([
    ["1", "1 guest"],
    ["10", "10 guests"],
  ])("is submitted for %s", async (count, written) => {
    await userEvent.clear(guests())
    await userEvent.type(guests(), count)
    await userEvent.click(button())
    expect(alert).toHaveBeenCalledWith(expect.stringContaining(`, for ${written}.`))
  })
})

describe.each([
  ["on the day of check-in", "2026-12-30"],
  ["before check-in", "2026-12-29"],
])("a check-out %s", (_when, day) => {
  beforeEach(async () => {
    render(form)
    await fillIn()
    fireEvent.change(checkOut(), { target: { value: day } })
  })

  test("brings a hint beside the field, at once and politely", () => {
    expect(checkOut()).toHaveAccessibleDescription(/^Check-out is not after check-in\./)
    expect(announced().hint).toHaveTextContent(/^Check-out is not after check-in\./)
  })

  test("leaves the nights unsaid", () => {
    expect(announced().stay).toHaveTextContent(/^2 guests$/)
  })

  test("is never refused", async () => {
    await userEvent.click(button())
    expect(alert).toHaveBeenCalledTimes(1)
  })

  test("brings no hint once the dates are right", () => {
    fireEvent.change(checkIn(), { target: { value: "2026-12-01" } })
    expect(checkOut()).not.toHaveAccessibleDescription()
  })
})

describe("what was chosen before hydration", () => {
  beforeEach(async () => {
    const page = openPage(form)
    await fillIn()
    await userEvent.clear(guests())
    await userEvent.type(guests(), "4")
    page.hydrate()
  })

  test("stays", () => {
    expect(destination()).toHaveValue("Singapore")
    expect(guests()).toHaveValue(4)
    expect(checkIn()).toHaveValue("2026-12-30")
    expect(checkOut()).toHaveValue("2027-01-02")
  })

  test("counts for the stay", () => {
    expect(announced().stay).toHaveTextContent("3 nights · 4 guests")
  })

  test("counts for the request", async () => {
    await userEvent.click(button())
    expect(alert).toHaveBeenCalledWith(expect.stringMatching(/for Singapore .*, for 4 guests\.$/))
  })
})
