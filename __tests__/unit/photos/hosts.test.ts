import { photoHosts, photoPage, resizedUrl } from "../../../src/photos/hosts"

const unsplash = "https://images.unsplash.com/photo-1605833556294-ea5c7a74f57d"
const wikimedia = "https://commons.wikimedia.org/wiki/Special:FilePath/Le_casino.JPG"
const upload = "https://upload.wikimedia.org/wikipedia/commons/a/ab/Le_casino.JPG"
const thumbnail = `${upload.replace("commons", "commons/thumb")}/960px-Le_casino.JPG`
const page = "https://commons.wikimedia.org/wiki/File:Le_casino.JPG"
const elsewhere = "https://photos.example/casino.jpg?version=2"
const lookalike = "https://images.unsplash.com.photos.example/photo-1"

const cropped = "auto=format&fit=crop&q=70&w=500&h=375"

test.each([
  [`${unsplash}?w=4000&ixid=abc`, `${unsplash}?${cropped}`, undefined],
  ["https://plus.unsplash.com/photo-1", `https://plus.unsplash.com/photo-1?${cropped}`, undefined],
  [wikimedia, `${wikimedia}?width=500`, page],
  [upload, undefined, page],
  [thumbnail, undefined, page],
  [elsewhere, undefined, undefined],
  [lookalike, undefined, undefined],
])("the photo %s of 500 px is at %s, and its page is %s", (photo, resized, page = photo) => {
  expect(resizedUrl(photo, 500, 375)).toBe(resized)
  expect(photoPage(photo)).toBe(page)
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
