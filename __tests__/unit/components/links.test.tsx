import { fireEvent, screen } from "@testing-library/react"
import { openPage } from "../helpers/open-page"

test.each([
  ["no key", {}, "manual"],
  ["Ctrl", { ctrlKey: true }, "auto"],
  ["Command", { metaKey: true }, "auto"],
  ["Shift", { shiftKey: true }, "auto"],
  ["Alt", { altKey: true }, "auto"],
])(
  "after a click with %s on a link to another page, that page's scroll restoration is %s",
  (_key, keys, restoration) => {
    history.scrollRestoration = "auto"
    openPage(<a href="/terms">Terms</a>)
    const link = screen.getByRole("link")
    // jsdom cannot load pages.
    link.addEventListener("click", event => event.preventDefault())
    fireEvent.click(link, keys)
    expect(history.scrollRestoration).toBe(restoration)
  },
)
