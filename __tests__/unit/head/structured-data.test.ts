import { structuredData } from "../../../src/head/structured-data"
import site from "../../content/site.json"

test("a brand cannot close the structured data's script element", () => {
  const brand = "</script><b>"
  const json = structuredData({
    site: { siteMetadata: { siteUrl: "https://www.example.com" } },
    copy: { ...site, brand },
  })
  expect(json).not.toContain("<")
  expect(JSON.parse(json).publisher.name).toBe(brand)
})
