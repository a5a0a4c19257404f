import { expect, test, unknown } from "./test"

test("a static host answers unknown paths with 'Unexpected Application Error!'", async ({
  request,
}) => {
  for (const path of [unknown, `/terms${unknown}`, "/booking"]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain("<h1>Unexpected Application Error!</h1>")
  }
})
