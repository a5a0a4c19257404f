// Components as HTML and after hydration. `openPage` throws if the first render differs from the HTML.
import { screen } from "@testing-library/react"
import { Hero } from "../../../src/home/hero"
import { Footer } from "../../../src/layout/footer"
import site from "../../content/site.json"
import { openPage } from "../helpers/open-page"

afterEach(() => {
  jest.useRealTimers()
})

test("a headline that contains HTML is shown as text", () => {
  const text = "</script> & \"Casinos\" 'n' <b>Resorts</b>"
  openPage(<Hero siteCopy={{ ...site, hero: { ...site.hero, headlines: [text] } }} />).hydrate()
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text)
})

test.each([
  ["1971-01-01T00:00:00", "2026"],
  ["2027-01-01T00:00:00", "2027"],
])("on %s by the visitor's clock, a site built in 2026 has the copyright year %s", (now, year) => {
  jest.useFakeTimers({ now: new Date(now) })
  const none = { nodes: [] }
  const data = { siteCopy: site, allLegalPage: none, buildYear: 2026 }
  openPage(<Footer {...data} pathname="/" />).hydrate()
  expect(screen.getByText(/©/)).toHaveTextContent(`© ${year} Marquisade. All rights reserved.`)
})
