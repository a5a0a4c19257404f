import { photoHosts } from "../../../src/content/rules/photo-hosts"
import { photoImageData, resizedPhotoAddress } from "../../../src/photos/photo"

const unsplash = "https://images.unsplash.com/photo-1605833556294-ea5c7a74f57d"
const wikimedia = "https://commons.wikimedia.org/wiki/Special:FilePath/Le_casino.JPG"
const elsewhere = "https://photos.example/casino.jpg?version=2"

/** The widths that Wikimedia serves, up to the largest that a card can use. */
const wikimediaWidths = [20, 40, 60, 120, 250, 330, 500, 960, 1280]

/** The candidates that an `<img>` is offered: each address with its width in `srcset`. */
function offers(address: string) {
  const srcSet = photoImageData(address).images.fallback?.srcSet ?? ""
  return srcSet.split(/,\s+/).map(offer => {
    const [url = "", width = ""] = offer.split(" ")
    return { url, width: Number.parseInt(width, 10) }
  })
}

describe("the address of a photo", () => {
  test("on Unsplash asks for the size, cropped, in a format the browser knows", () => {
    const { origin, pathname, searchParams } = new URL(resizedPhotoAddress(unsplash, 500, 375))
    expect(origin + pathname).toBe(unsplash)
    expect(Object.fromEntries(searchParams)).toEqual({
      auto: "format",
      fit: "crop",
      q: "70",
      w: "500",
      h: "375",
    })
  })

  test("on Unsplash ignores the size in the content", () => {
    expect(resizedPhotoAddress(`${unsplash}?w=4000&ixid=abc`, 500, 375)).toBe(
      resizedPhotoAddress(unsplash, 500, 375),
    )
  })

  test("on Wikimedia asks for the width only", () => {
    expect(resizedPhotoAddress(wikimedia, 500, 375)).toBe(`${wikimedia}?width=500`)
  })

  test.each([
    elsewhere,
    "https://upload.wikimedia.org/wikipedia/commons/a/ab/Le_casino.JPG",
    "https://commons.wikimedia.org/wiki/File:Le_casino.JPG",
    "https://images.unsplash.com.photos.example/photo-1",
  ])("on any other host stays as it is: %s", address => {
    expect(resizedPhotoAddress(address, 500, 375)).toBe(address)
  })

  test("must be an address", () => {
    expect(() => resizedPhotoAddress("casino.jpg", 500, 375)).toThrow("Invalid URL")
  })
})

describe("the image data of a photo", () => {
  test.each([unsplash, wikimedia])("offers several widths to choose from: %s", address => {
    const widths = offers(address).map(({ width }) => width)
    expect(widths.length).toBeGreaterThan(2)
    expect(new Set(widths).size).toBe(widths.length)
  })

  test.each([unsplash, wikimedia])("announces the width that it asks for: %s", address => {
    for (const { url, width } of offers(address)) {
      const { searchParams } = new URL(url)
      expect(searchParams.get("w") ?? searchParams.get("width")).toBe(String(width))
    }
  })

  test("offers no width that Wikimedia would refuse", () => {
    for (const { width } of offers(wikimedia)) expect(wikimediaWidths).toContain(width)
  })

  test("asks Unsplash for photos of 4:3", () => {
    for (const { url, width } of offers(unsplash)) {
      const height = Number(new URL(url).searchParams.get("h"))
      expect(Math.abs(height - width * 0.75)).toBeLessThan(1)
    }
  })

  test("offers the one address of a host that cannot resize", () => {
    expect(offers(elsewhere).map(({ url }) => url)).toEqual([elsewhere])
  })

  describe.each([unsplash, wikimedia, elsewhere])("of %s", address => {
    const { images, width, height } = photoImageData(address)

    test("has the proportions 4:3", () => {
      expect(width / height).toBeCloseTo(4 / 3)
    })

    test("falls back to the largest of the offers", () => {
      expect(images.fallback?.src).toBe(offers(address).at(-1)?.url)
    })

    test("says how wide the photo will be on narrow and on wide screens", () => {
      expect(images.fallback?.sizes).toMatch(/^auto, \(min-width: \d+rem\) .+, \d+vw$/)
    })
  })
})

test("the hosts of photos are named once each, including those that they redirect to", () => {
  expect(photoHosts([unsplash, wikimedia, elsewhere, unsplash])).toEqual([
    "commons.wikimedia.org",
    "images.unsplash.com",
    "photos.example",
    "upload.wikimedia.org",
  ])
})

test("a host of photos keeps its port, without which the policy would block it", () => {
  expect(photoHosts(["https://photos.example:8443/a.jpg"])).toEqual(["photos.example:8443"])
})
