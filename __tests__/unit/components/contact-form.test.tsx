import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContactForm } from "../../../src/components/contact-form"
import site from "../../content/site.json"
import { openPage } from "../stand-ins/page"

const name = () => screen.getByRole("textbox", { name: "Name" })
const email = () => screen.getByRole("textbox", { name: "Email" })
const message = () => screen.getByRole("textbox", { name: "Message" })
const button = () => screen.getByRole("button", { name: "Send Message" })

async function fillIn() {
  await userEvent.type(name(), "Ada Lovelace")
  await userEvent.type(email(), "ada@example.com")
  await userEvent.type(message(), "Is there a piano?")
}

let alert: jest.SpyInstance

beforeEach(() => {
  alert = jest.spyOn(window, "alert").mockImplementation()
})

afterEach(() => {
  alert.mockRestore()
})

describe("the contact form at first", () => {
  beforeEach(() => {
    render(<ContactForm copy={site} />)
  })

  test("is empty", () => {
    for (const field of [name(), email(), message()]) expect(field).toHaveValue("")
  })

  test("gives the message six rows", () => {
    expect(message()).toHaveAttribute("rows", "6")
  })

  test("says what happens to the message", () => {
    expect(screen.getByText(site.contact.privacy)).toBeInTheDocument()
  })
})

describe("a filled contact form", () => {
  beforeEach(async () => {
    render(<ContactForm copy={site} />)
    await fillIn()
  })

  test("alerts once, with thanks by name and a promise to reply", async () => {
    await userEvent.click(button())
    expect(alert.mock.calls).toEqual([["Thank you, Ada Lovelace. A reply will follow shortly."]])
  })

  test("is cleared after the alert, not before", async () => {
    alert.mockImplementation(() => expect(message()).toHaveValue("Is there a piano?"))
    await userEvent.click(button())
    expect(alert).toHaveReturned()
    for (const field of [name(), email(), message()]) expect(field).toHaveValue("")
  })

  test("leaves nothing in the address or in the browser's storage", async () => {
    const address = window.location.href
    await userEvent.click(button())
    expect(window.location.href).toBe(address)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test.each([
    ["a name", name],
    ["an e-mail address", email],
    ["a message", message],
  ])("is not sent without %s", async (_missing, field) => {
    await userEvent.clear(field())
    expect(field()).toBeRequired()
    await userEvent.click(button())
    expect(alert).not.toHaveBeenCalled()
  })

  test("is not sent if the e-mail address is invalid, and stays as it is", async () => {
    await userEvent.clear(email())
    await userEvent.type(email(), "ada at example")
    await userEvent.click(button())
    expect(alert).not.toHaveBeenCalled()
    expect(message()).toHaveValue("Is there a piano?")
  })
})

test("what was typed before hydration stays and counts", async () => {
  const page = openPage(<ContactForm copy={site} />)
  await fillIn()
  page.hydrate()
  expect(message()).toHaveValue("Is there a piano?")
  await userEvent.click(button())
  expect(alert).toHaveBeenCalledWith(expect.stringContaining("Ada Lovelace"))
})
