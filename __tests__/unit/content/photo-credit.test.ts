/** @jest-environment node */
import { photoCredit } from "../../../src/content/photo-credit"
import { finishedText, hotels, problemsIn, replace, sampleWith } from "./sample-content"

const withCredit = (credit: string) =>
  sampleWith({ [hotels]: replace("Fczarnowski, CC BY-SA 4.0", credit) })

const page = "https://creativecommons.org"

test.each([
  [`CC BY-SA 4.0 <${page}/licenses/by-sa/4.0>, via Wikimedia Commons`, "/licenses/by-sa/4.0/"],
  ["CC BY-SA 4.0 via Flickr", "/licenses/by-sa/4.0/"],
  ["CC BY-SA 3.0 DE", "/licenses/by-sa/3.0/de/"],
  ["(CC-BY-NC-ND-2.5)", "/licenses/by-nc-nd/2.5/"],
  ["CC0, via Wikimedia Commons", "/publicdomain/zero/1.0/"],
  ["/ CC PDM 1.0", "/publicdomain/mark/1.0/"],
  ["Public domain", "/publicdomain/mark/1.0/"],
  ["Photo by CC Byrne", undefined],
])("the site links the license “%s” to Creative Commons' page %s", (license, path) => {
  const [, hotel] = JSON.parse(finishedText(hotels, withCredit(`Ada, ${license}`)))
  const by = path ? "Ada" : `Ada, ${license}`
  expect(photoCredit(hotel)).toMatchObject({ by, licenseUrl: path && page + path })
})

test.each([
  "Ada, CC BY-SA",
  "Ada, CC BY-SA 4.0 DE",
  "Ada, CC BY 2.0, CC BY-SA 3.0",
  "Ada, Creative Commons Attribution 4.0",
  "CC BY-SA 4.0",
])("the check rejects the credit “%s”", credit => {
  const message = "“Photo credit” names a license that the site cannot link to."
  expect(problemsIn(withCredit(credit))).toMatchObject([{ message }])
})
