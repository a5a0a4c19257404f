import { photoImageData, resizedPhotoUrl } from "../../../src/photos/image-data"
import { photoHosts } from "../../../src/photos/photo-hosts"

const unsplash = "https://images.unsplash.com/photo-1605833556294-ea5c7a74f57d"
const wikimedia = "https://commons.wikimedia.org/wiki/Special:FilePath/Le_casino.JPG"
const elsewhere = "https://photos.example/casino.jpg?version=2"

test.each([
  ["on Unsplash", unsplash, `${unsplash}?auto=format&fit=crop&q=70&w=500&h=375`],
  [
    "on Unsplash with a size in the content",
    `${unsplash}?w=4000&ixid=abc`,
    `${unsplash}?auto=format&fit=crop&q=70&w=500&h=375`,
  ],
  [
    "on Unsplash+",
    "https://plus.unsplash.com/premium_photo-1",
    "https://plus.unsplash.com/premium_photo-1?auto=format&fit=crop&q=70&w=500&h=375",
  ],
  ["on Wikimedia", wikimedia, `${wikimedia}?width=500`],
])("a photo %s is asked for in a size", (_where, address, resized) => {
  expect(resizedPhotoUrl(address, 500, 375)).toBe(resized)
})

test.each([
  elsewhere,
  "https://upload.wikimedia.org/wikipedia/commons/a/ab/Le_casino.JPG",
  "https://commons.wikimedia.org/wiki/File:Le_casino.JPG",
  "https://images.unsplash.com.photos.example/photo-1",
])("on any other host a photo's address stays as it is: %s", address => {
  expect(resizedPhotoUrl(address, 500, 375)).toBe(address)
})

test.each([
  ["the largest of its sizes", unsplash, [330, 500, 960, 1280]],
  ["the largest of its sizes", wikimedia, [330, 500, 960, 1280]],
  ["its one address, where the host cannot resize it", elsewhere, [1280]],
])("a photo falls back to %s: %s", (_what, address, widths) => {
  const { images, width, height } = photoImageData(address)
  const resized = (px: number) => resizedPhotoUrl(address, px, Math.round((px * 2) / 3))
  const largest = Number(widths.at(-1))
  expect({ ...images.fallback, width, height }).toEqual({
    src: resized(largest),
    srcSet: widths.map(px => `${resized(px)} ${px}w`).join(",\n"),
    sizes: expect.stringMatching(/^auto, \(min-width: \d+rem\) .+, \d+vw$/),
    width: largest,
    height: Math.round((largest * 2) / 3),
  })
})

test("the hosts of photos are named once each, with those that they redirect to and their ports", () => {
  const withPort = "https://photos.example:8443/a.jpg"
  expect(photoHosts([unsplash, wikimedia, elsewhere, unsplash, withPort])).toEqual([
    "commons.wikimedia.org",
    "images.unsplash.com",
    "photos.example",
    "photos.example:8443",
    "upload.wikimedia.org",
  ])
})
