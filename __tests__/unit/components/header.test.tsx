import { screen, within } from "@testing-library/react"
import { Header } from "../../../src/components/header"
import { see } from "../stand-ins/intersection-observer"
import { openPage } from "../stand-ins/page"

/** The header, and two of the sections that it links to. */
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

test("the menu's button belongs to the menu", () => {
  open("/")
  expect(menuButton()).toHaveAttribute("popovertarget", menu().id)
  expect(menu()).toHaveAttribute("popover", "auto")
})
