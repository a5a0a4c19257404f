import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Hero } from "../../../src/components/hero"
import site from "../../content/site.json"
import { openPage } from "../stand-ins/page"

const headline = () => screen.getByRole("heading", { level: 1 })
const search = () => screen.getByRole("searchbox", { name: "Search" })

beforeEach(() => {
  delete document.documentElement.dataset.headline
})

afterEach(() => {
  jest.restoreAllMocks()
})

describe.each([
  [0, "Best Casino And Hotel Resort"],
  [0.25, "Top Hotel And Casino Resort"],
  [0.5, "Casino And Hotel Resorts 2025"],
  [0.999, "Find Casino And Hotel Resorts"],
])("where chance says %d", (chance, text) => {
  test(`the headline is '${text}' from the first paint on`, () => {
    jest.spyOn(Math, "random").mockReturnValue(chance)
    const page = openPage(<Hero copy={site} />)
    expect(headline()).toHaveTextContent(text)
    page.hydrate()
    expect(headline()).toHaveTextContent(text)
  })
})

test("a headline may hold any character", () => {
  const text = "</script> & \"Casinos\" 'n' <b>Resorts</b>"
  const copy = { ...site, hero: { ...site.hero, headlines: [text] } }
  openPage(<Hero copy={copy} />).hydrate()
  expect(headline()).toHaveTextContent(text)
})

describe("the hero", () => {
  beforeEach(() => {
    openPage(<Hero copy={site} />).hydrate()
  })

  test("has a search field with the placeholder of the specification", () => {
    expect(search()).toHaveAttribute("placeholder", "Search for luxury casino experiences...")
  })

  test("keeps what is typed into the search field, and Enter does nothing else", async () => {
    const address = window.location.href
    await userEvent.type(search(), "roulette{Enter}")
    expect(search()).toHaveValue("roulette")
    expect(window.location.href).toBe(address)
  })

  test("jumps to the hotels when Start Playing is pressed, without a script", () => {
    const button = screen.getByRole("button", { name: "Start Playing" })
    expect(button).toHaveAttribute("href", "#casino-hotels")
  })

  test("says when the brand was established, and where", () => {
    expect(screen.getByText("Established 2022 · Las Vegas")).toBeVisible()
  })
})
