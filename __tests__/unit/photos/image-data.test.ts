import { resizedPhotoUrl } from "../../../src/photos/image-data"
import { photoHosts } from "../../../src/photos/photo-hosts"

const unsplash = "https://images.unsplash.com/photo-1605833556294-ea5c7a74f57d"
const wikimedia = "https://commons.wikimedia.org/wiki/Special:FilePath/Le_casino.JPG"
const elsewhere = "https://photos.example/casino.jpg?version=2"

const cropped = "auto=format&fit=crop&q=70&w=500&h=375"

test.each([
  [`${unsplash}?w=4000&ixid=abc`, `${unsplash}?${cropped}`],
  ["https://plus.unsplash.com/photo-1", `https://plus.unsplash.com/photo-1?${cropped}`],
  [wikimedia, `${wikimedia}?width=500`],
])("the photo address %s is given a size", (address, resized) => {
  expect(resizedPhotoUrl(address, 500, 375)).toBe(resized)
})

test.each([
  elsewhere,
  "https://upload.wikimedia.org/wikipedia/commons/a/ab/Le_casino.JPG",
  "https://commons.wikimedia.org/wiki/File:Le_casino.JPG",
  "https://images.unsplash.com.photos.example/photo-1",
])("the photo address %s stays unchanged", address => {
  expect(resizedPhotoUrl(address, 500, 375)).toBe(address)
})

test("each photo host is listed once, with its port and the hosts that it redirects to", () => {
  const withPort = "https://photos.example:8443/a.jpg"
  expect(photoHosts([unsplash, wikimedia, elsewhere, unsplash, withPort])).toEqual([
    "commons.wikimedia.org",
    "images.unsplash.com",
    "photos.example",
    "photos.example:8443",
    "upload.wikimedia.org",
  ])
})
