import { screen, within } from "@testing-library/react"
import { Footer } from "../../../src/components/footer"
import site from "../../content/site.json"
import { openPage } from "../stand-ins/page"
import { moveTo, timeZones } from "../stand-ins/time-zone"

const credited = {
  nodes: [
    {
      name: "Palais Esterane",
      location: { name: "Monte Carlo Monaco" },
      imageCredit: "Fczarnowski, CC BY-SA 4.0",
    },
  ],
}

/** The footer of a site built in 2026. */
function open(path = "/", otherLegal: { slug: string; title: string }[] = []) {
  const data = {
    copy: site,
    otherLegal: { nodes: otherLegal },
    credited,
    site: { buildTime: "2026" },
  }
  return openPage(<Footer {...data} path={path} />)
}

/** The links of an element: their names and where they lead. */
function links(element: HTMLElement) {
  return within(element)
    .getAllByRole("link")
    .map(link => [link.textContent, link.getAttribute("href")])
}

const footer = () => screen.getByRole("contentinfo")

test("the quick links lead to four sections of the home page", () => {
  open().hydrate()
  expect(links(screen.getByRole("navigation", { name: "Quick links" }))).toEqual([
    ["Home", "#home"],
    ["Casino Hotels", "#casino-hotels"],
    ["Booking", "#booking"],
    ["About", "#about"],
  ])
})

test("from another page, the quick links lead to the home page", () => {
  open("/terms").hydrate()
  expect(links(screen.getByRole("navigation", { name: "Quick links" }))).toEqual([
    ["Home", "/#home"],
    ["Casino Hotels", "/#casino-hotels"],
    ["Booking", "/#booking"],
    ["About", "/#about"],
  ])
})

test("the legal links lead to the legal pages", () => {
  open().hydrate()
  expect(links(screen.getByRole("navigation", { name: "Legal" }))).toEqual([
    ["Terms & Conditions", "/terms"],
    ["Privacy Policy", "/privacy"],
  ])
})

test("another legal page follows them, with its title", () => {
  open("/", [{ slug: "cookies", title: "Cookie Notice" }]).hydrate()
  expect(links(screen.getByRole("navigation", { name: "Legal" }))).toEqual([
    ["Terms & Conditions", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Cookie Notice", "/cookies"],
  ])
})

test("there are links to the contact section, to write and to call", () => {
  open().hydrate()
  expect(links(footer())).toEqual(
    expect.arrayContaining([
      ["Contact us", "#contact"],
      ["info@marquisade.example", "mailto:info@marquisade.example"],
      ["+1 702 555 0148", "tel:+17025550148"],
    ]),
  )
})

test("the brand's blurb and the credits of the photos can be read", () => {
  open().hydrate()
  expect(screen.getByText(site.footer.blurb)).toBeVisible()
  expect(footer()).toHaveTextContent("Monte Carlo Monaco: Fczarnowski, CC BY-SA 4.0.")
})

test("people who gamble find out who to call", () => {
  const { text, helplines } = site.footer.responsibleGambling
  open().hydrate()
  expect(footer()).toHaveTextContent(text)
  for (const { name, phone } of helplines) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `tel:${phone}`)
  }
})

describe("the copyright line", () => {
  afterEach(() => {
    jest.useRealTimers()
    moveTo()
  })

  describe.each(timeZones)("in %s", timeZone => {
    test.each([
      ["2026-12-31T23:59:59", "2026"],
      ["2027-01-01T00:00:00", "2027"],
      ["2031-06-15T12:00:00", "2031"],
    ])("at %s on the visitor's clock says %s", (now, year) => {
      moveTo(timeZone)
      jest.useFakeTimers({ now: new Date(now) })
      open().hydrate()
      expect(footer()).toHaveTextContent(`© ${year} Marquisade. All rights reserved.`)
    })
  })

  test("says the year of the build until hydration", () => {
    jest.useFakeTimers({ now: new Date("2031-06-15T12:00:00") })
    open()
    expect(footer()).toHaveTextContent("© 2026 Marquisade. All rights reserved.")
  })
})
