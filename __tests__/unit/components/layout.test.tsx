import { screen, waitFor, within } from "@testing-library/react"
import { Layout } from "../../../src/components/layout"
import { Section } from "../../../src/components/section"
import site from "../../content/site.json"
import { openPage } from "../stand-ins/page"
import "../stand-ins/intersection-observer"

const data = {
  copy: site,
  otherLegal: { nodes: [] },
  credited: { nodes: [] },
  site: { buildTime: "2026" },
}

/** A page at an address, with a heading on its first screen and a section below it. */
const page = (path: string, hash = "") => (
  <Layout data={data} path={path} hash={hash}>
    <h1>{`Page ${path}`}</h1>
    <Section id="below">
      <h2 id="below-heading">{`Below on ${path}`}</h2>
    </Section>
  </Layout>
)

/** Opens `/` on a phone or on a wide screen, then follows a link. */
function follow(link: { to: string; hash?: string; onPhone: boolean }) {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: link.onPhone }) as never
  openPage(page("/")).hydrate().rerender(page(link.to, link.hash))
}

const heading = (name: string) => screen.queryByRole("heading", { name })
const quickLink = () =>
  within(screen.getByRole("navigation", { name: "Quick links" })).getByRole("link", {
    name: "About",
  })

test("a page that came as HTML is complete at once", () => {
  openPage(page("/"))
  expect(heading("Below on /")).toBeVisible()
})

describe("a page that is reached from another", () => {
  test("paints its first screen before what is below, on a phone", async () => {
    follow({ to: "/terms", onPhone: true })
    expect(heading("Page /terms")).toBeVisible()
    expect(heading("Below on /terms")).toBeNull()
    expect(await screen.findByRole("heading", { name: "Below on /terms" })).toBeVisible()
  })

  test("is rendered and painted before the links around it are", async () => {
    follow({ to: "/terms", onPhone: false })
    expect(quickLink()).toHaveAttribute("href", "#about")
    await waitFor(() => expect(quickLink()).toHaveAttribute("href", "/#about"))
  })

  test("is complete at once on a wide screen", () => {
    follow({ to: "/terms", onPhone: false })
    expect(heading("Below on /terms")).toBeVisible()
  })

  test("is complete at once if the link leads to one of its sections", () => {
    follow({ to: "/terms", hash: "#below", onPhone: true })
    expect(heading("Below on /terms")).toBeVisible()
  })
})
