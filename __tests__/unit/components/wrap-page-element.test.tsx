import { render, screen } from "@testing-library/react"
import { wrapPageElement } from "../../../src/components/wrap-page-element"

test("the page that develop shows for unknown paths has no layout", () => {
  const props = { location: { pathname: "/no-such-page", hash: "" }, data: { allSitePage: {} } }
  render(wrapPageElement({ element: <p>No such page</p>, props } as never))
  expect(screen.getByText("No such page")).toBeVisible()
  expect(screen.queryByRole("banner")).toBeNull()
})
