import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Header } from "../../src/components/header"
import { see } from "./stand-ins/intersection-observer"
import { openPage } from "./stand-ins/page"

/** The width of the screen, of which the header asks only whether it changes from narrow to wide. */
const screenWidth = new EventTarget()
window.matchMedia = () => screenWidth as MediaQueryList

/** The header with two of the sections that its links lead to. */
const page = (path: string) => (
  <>
    <Header copy={{ brand: "Marquisade" }} path={path} />
    <section id="booking" />
    <section id="about" />
  </>
)

const open = (path: string) => openPage(page(path)).hydrate()

const menuButton = () => screen.getByRole("button", { name: "Menu" })
const menu = () => screen.getByRole("navigation", { name: "Main" })
const link = (name: string) => within(menu()).getByRole("link", { name })
const links = () => within(menu()).getAllByRole("link")
const addresses = () => links().map(each => each.getAttribute("href"))

/** jsdom cannot follow a link to another page and would complain. */
const stay = (event: Event) => event.preventDefault()

beforeEach(() => document.addEventListener("click", stay))

afterEach(() => {
  document.removeEventListener("click", stay)
  document.documentElement.removeAttribute("data-scrolled")
})

test("the wordmark leads to the home page", () => {
  open("/terms")
  expect(screen.getByRole("link", { name: "Marquisade" })).toHaveAttribute("href", "/")
})

describe("the links", () => {
  test("stand in the order of the specification", () => {
    open("/")
    expect(links().map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Casino Hotels",
      "Booking",
      "About",
      "Contact",
      "Terms",
      "Privacy",
    ])
  })

  test("lead to the sections of the home page when the visitor is there", () => {
    open("/")
    expect(addresses()).toEqual([
      "#home",
      "#casino-hotels",
      "#booking",
      "#about",
      "#contact",
      "/terms",
      "/privacy",
    ])
  })

  test.each(["/terms", "/privacy", "/nowhere"])("lead to the home page from %s", path => {
    open(path)
    expect(addresses()).toEqual([
      "/#home",
      "/#casino-hotels",
      "/#booking",
      "/#about",
      "/#contact",
      "/terms",
      "/privacy",
    ])
  })

  test("mark the section in the middle of the screen", () => {
    open("/")
    see(document.getElementById("booking"), true)
    expect(link("Booking")).toHaveAttribute("aria-current", "location")
    see(document.getElementById("about"), true)
    see(document.getElementById("booking"), false)
    expect(link("Booking")).not.toHaveAttribute("aria-current")
    expect(link("About")).toHaveAttribute("aria-current", "location")
  })

  test("mark no section any more on another page", () => {
    const { rerender } = open("/")
    see(document.getElementById("booking"), true)
    rerender(page("/terms"))
    expect(link("Booking")).not.toHaveAttribute("aria-current")
  })
})

describe("the menu", () => {
  beforeEach(() => {
    open("/")
  })

  test("is closed at first", () => {
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
  })

  test("belongs to the button, which keeps its name", async () => {
    expect(menuButton()).toHaveAttribute("aria-controls", menu().id)
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAccessibleName("Menu")
  })

  test("opens and closes", async () => {
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute("aria-expanded", "true")
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
  })

  test("closes at Escape, which gives the focus back to the button", async () => {
    await userEvent.click(menuButton())
    act(() => link("About").focus())
    await userEvent.keyboard("{Escape}")
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
    expect(menuButton()).toHaveFocus()
  })

  test("stays open at any other key", async () => {
    await userEvent.click(menuButton())
    await userEvent.tab()
    expect(menuButton()).toHaveAttribute("aria-expanded", "true")
  })

  test("leaves the focus where it is at Escape while it is closed", async () => {
    act(() => link("About").focus())
    await userEvent.keyboard("{Escape}")
    expect(link("About")).toHaveFocus()
  })

  test.each(["Home", "Casino Hotels", "Booking", "About", "Contact", "Terms", "Privacy"])(
    "closes when its link %s is followed",
    async name => {
      await userEvent.click(menuButton())
      await userEvent.click(link(name))
      expect(menuButton()).toHaveAttribute("aria-expanded", "false")
    },
  )

  test("closes when the wordmark is followed", async () => {
    await userEvent.click(menuButton())
    await userEvent.click(screen.getByRole("link", { name: "Marquisade" }))
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
  })

  test("closes when the window becomes wide", async () => {
    await userEvent.click(menuButton())
    act(() => {
      screenWidth.dispatchEvent(new Event("change"))
    })
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
  })
})

describe("the page", () => {
  const top = (container: HTMLElement) => container.firstElementChild

  test("is marked as scrolled while its top is out of view", () => {
    const { container } = open("/")
    see(top(container), false)
    expect(document.documentElement).toHaveAttribute("data-scrolled")
    see(top(container), true)
    expect(document.documentElement).not.toHaveAttribute("data-scrolled")
  })

  test("is marked as scrolled before hydration", () => {
    openPage(page("/"))
    see(document.body.lastElementChild?.firstElementChild ?? null, false)
    expect(document.documentElement).toHaveAttribute("data-scrolled")
  })

  test("is marked as scrolled where it did not come as HTML, as while developing", () => {
    // React says that it does not run the inline script then.
    const warning = jest.spyOn(console, "error").mockImplementation()
    const { container } = render(page("/"))
    see(top(container), false)
    expect(document.documentElement).toHaveAttribute("data-scrolled")
    warning.mockRestore()
  })

  test("is marked by the latest of several states that arrive at once", () => {
    const { container } = open("/")
    see(top(container), true, false)
    expect(document.documentElement).toHaveAttribute("data-scrolled")
  })
})
