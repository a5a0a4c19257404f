// Components as HTML and after hydration.
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { ReactElement } from "react"
import { Footer } from "../../../src/layout/footer"
import { wrapPageElement } from "../../../src/layout/layout"
import { monogram } from "../../../src/photos/photo"
import { Hero } from "../../../src/sections/hero"
import { HomeSection } from "../../../src/ui/home-section"
import site from "../../content/site.json"
import { openPage } from "../helpers/open-page"

// `openPage` throws if the first render differs from the HTML.

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test("a headline that contains HTML is shown as text", () => {
  const text = "</script> & \"Casinos\" 'n' <b>Resorts</b>"
  openPage(<Hero copy={{ ...site, hero: { ...site.hero, headlines: [text] } }} />).hydrate()
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text)
})

function Failing(): never {
  throw new Error("cannot be rendered")
}

test("a section that cannot hydrate keeps its HTML and typed values", async () => {
  // React logs the error.
  jest.spyOn(console, "error").mockImplementation()
  const section = (fields: ReactElement) => <HomeSection id="below">{fields}</HomeSection>
  openPage(section(<input aria-label="Guests" />))
  fireEvent.change(screen.getByLabelText("Guests"), { target: { value: "4" } })
  const container = document.body.lastElementChild as HTMLElement
  render(section(<Failing />), { container, hydrate: true, onRecoverableError: () => {} })
  await waitFor(() => expect(document.getElementById("below")).toHaveAttribute("data-failed"))
  expect(screen.getByLabelText("Guests")).toHaveValue("4")
})

test.each([
  ["The Mojavelle", "M"],
  ["Theatre House", "T"],
  ["élysée", "É"],
])("the monogram of %s is %s", (name, letter) => {
  expect(monogram(name)).toBe(letter)
})

test.each([
  ["1971-01-01T00:00:00", "2026"],
  ["2027-01-01T00:00:00", "2027"],
])("on %s by the visitor's clock, a site built in 2026 has the copyright year %s", (now, year) => {
  jest.useFakeTimers({ now: new Date(now) })
  const none = { nodes: [] }
  const data = { copy: site, allLegalPage: none, credited: none, site: { buildTime: "2026" } }
  openPage(<Footer {...data} pathname="/" />).hydrate()
  expect(screen.getByText(/©/)).toHaveTextContent(`© ${year} Marquisade. All rights reserved.`)
})

test("the development 404 page has no layout", () => {
  const props = { location: { pathname: "/no-such-page", hash: "" }, data: { allSitePage: {} } }
  render(wrapPageElement({ element: <p>No such page</p>, props } as never))
  expect(screen.getByText("No such page")).toBeVisible()
  expect(screen.queryByRole("banner")).toBeNull()
})
