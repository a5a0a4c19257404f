import { screen, within } from "@testing-library/react"
import { useLayoutEffect } from "react"
import { Layout } from "../../../src/components/layout"
import { Section } from "../../../src/components/section"
import site from "../../content/site.json"
import { openPage } from "../stand-ins/page"

const data = {
  copy: site,
  otherLegal: { nodes: [] },
  credited: { nodes: [] },
  site: { buildTime: "2026" },
}

// jsdom has no layout: nothing comes into sight.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as never

const heading = (name: string) => screen.queryByRole("heading", { name })

const quickLink = () =>
  within(screen.getByRole("navigation", { name: "Quick links" })).getByRole("link", {
    name: "About",
  })

/** What stood on the screen at the moment when a page's own first screen did. */
let first = { below: false, quickLink: "" as string | null }

function Title({ path }: { path: string }) {
  useLayoutEffect(() => {
    const below = heading(`Below on ${path}`) !== null
    first = { below, quickLink: quickLink().getAttribute("href") }
  }, [path])
  return <h1>{`Page ${path}`}</h1>
}

/** A page at an address, with a heading on its first screen and a section below it. */
const page = (path: string, hash = "") => (
  <Layout data={data} path={path} hash={hash}>
    <Title path={path} />
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

describe("a page that is reached from another", () => {
  test("shows its first screen before what is below, on a phone", () => {
    follow({ to: "/terms", onPhone: true })
    expect(first.below).toBe(false)
    expect(heading("Page /terms")).toBeVisible()
    expect(heading("Below on /terms")).toBeVisible()
  })

  test("is shown before the links around it are rendered anew", () => {
    follow({ to: "/terms", onPhone: false })
    expect(first.quickLink).toBe("#about")
    expect(quickLink()).toHaveAttribute("href", "/#about")
  })

  test.each([
    ["on a wide screen", { onPhone: false }],
    ["if the link leads to one of its sections", { hash: "#below", onPhone: true }],
  ])("is complete at once %s", (_when, link) => {
    follow({ to: "/terms", ...link })
    expect(first.below).toBe(true)
  })
})
