import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Section } from "../../../src/components/section"
import { openPage } from "../stand-ins/page"

const failure = new Error("cannot be rendered")

function Guests({ failing }: { failing: boolean }) {
  if (failing) throw failure
  return (
    <>
      <h2 id="below-heading">How many guests</h2>
      <input aria-label="Guests" />
    </>
  )
}

const page = (failing: boolean) => (
  <main>
    <Section id="below">
      <Guests failing={failing} />
    </Section>
    <p>What comes after</p>
  </main>
)

beforeEach(() => {
  // React logs the errors that these tests provoke.
  jest.spyOn(console, "error").mockImplementation()
})

afterEach(() => jest.restoreAllMocks())

test("a section that can no longer be rendered stays readable, however often the page changes", async () => {
  const { rerender } = openPage(page(false)).hydrate()
  await userEvent.type(screen.getByLabelText("Guests"), "4")
  rerender(page(true))
  rerender(page(true))
  const section = screen.getByRole("region", { name: "How many guests" })
  expect(section).toHaveAttribute("data-failed")
  expect(screen.getByLabelText("Guests")).toHaveValue("4")
  expect(screen.getByText("What comes after")).toBeVisible()
})

test("a section that cannot be hydrated stays as it came", async () => {
  openPage(page(false))
  await userEvent.type(screen.getByLabelText("Guests"), "4")
  const container = document.body.lastElementChild as HTMLElement
  render(page(true), { container, hydrate: true, onRecoverableError: () => {} })
  expect(await screen.findByRole("region", { name: "How many guests" })).toHaveAttribute(
    "data-failed",
  )
  expect(screen.getByLabelText("Guests")).toHaveValue("4")
})
