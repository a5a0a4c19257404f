import { expect, test } from "./test"

test("the page for unknown paths keeps out of search results", async ({ request }) => {
  const html = await (await request.get("/404.html")).text()
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  expect(html).not.toMatch(/rel="canonical"|og:url/)
})
