import { structuredData } from "../../../src/head/structured-data"
import site from "../../content/site.json"

test("a name cannot close the structured data's script element", () => {
  const hotel = { name: "</script><b>", location: { name: "Dublin Ireland" } }
  const json = structuredData({
    site: { siteMetadata: { siteUrl: "https://www.example.com" } },
    copy: site,
    allHotel: { nodes: [hotel] },
  })
  expect(json).not.toContain("<")
  expect(JSON.parse(json)["@graph"][2].itemListElement[0].item.name).toBe(hotel.name)
})
