import { each, mistakesIn, withEntries } from "./mistake"

const hotels = "content/hotels.json"

const photo = (says: string, ...addresses: string[]) =>
  each(
    hotels,
    '"https://photos.example/rome_at-night.jpg"',
    `hotel 1 › image | The photo address ${says}`,
    ...addresses.map(address => JSON.stringify(address)),
  )

const longHost = (number: number) => `"https://${"photos-of-".repeat(4)}${number}.example/a.jpg"`

/** Addresses and descriptions of photos. */
export const photos = [
  ...photo(
    "begins with http: and browsers would block it. | Write https: instead of http:.",
    "http://photos.example/rome.jpg",
  ),
  ...photo(
    "does not begin with https://. | starting with https://",
    "C:\\Photos\\rome.jpg",
    "javascript:alert(1)",
  ),
  ...photo("has a space or a line break in it. | %20", "https://photos.example/rome night.jpg"),
  ...photo(
    "is not a complete address. | Copy the address",
    "https://photos.example",
    "https://[x]/a.jpg",
  ),
  ...photo("is empty. | starting with https://", ""),
  ...photo(
    "contains a zero-width space | Delete it",
    "https://photos.example/rome_at-night.jpg\u200B",
  ),
  ...photo(
    "leads to a page with the photo on it | Open the photo alone in the browser",
    "https://unsplash.com/photos/rome-abc",
    "https://commons.wikimedia.org/wiki/File:Rome.jpg",
    "https://en.wikipedia.org/wiki/Rome#/media/File:Rome.jpg",
    "https://www.flickr.com/photos/someone/12345/in/album-1",
    "https://www.google.co.uk/imgres?imgurl=https://a.example/b.jpg",
    "https://www.bing.com/images/search?q=rome",
    "https://yandex.com/images/search?text=rome",
    "https://www.dropbox.com/s/abc/rome.jpg?dl=0",
    "https://drive.google.com/file/d/abc/view?usp=sharing",
    "https://photos.app.goo.gl/abc",
    "https://www.pexels.com/photo/rome-123/",
    "https://pixabay.com/photos/rome-123/",
    "https://imgur.com/a/abc",
    "https://www.instagram.com/p/abc/",
    "https://www.pinterest.com/pin/123/",
    "https://www.gettyimages.com/detail/photo/rome/123",
    "https://stock.adobe.com/images/rome/123",
    "https://brand.example/gallery/rome.html",
  ),
  ...each(
    hotels,
    '"Rome seen from above"',
    "hotel 1 › imageAlt | is a file name or an address | Write what the photo shows",
    ...['"rome_at-night.jpg"', '"Rome at night"', '"IMG_2041"', '"https://photos.example/rome"'],
  ),
  ...mistakesIn(hotels, {
    "photos from more hosts than the headers of a website can name": {
      make: withEntries(24, (hotel, id) => ({
        ...hotel,
        id,
        name: `House ${id}`,
        image: JSON.parse(longHost(id)),
      })),
      instead: [longHost(21), longHost(21)],
      says: "hotel 21 › image | come from 21 hosts, whose names together are too long | Use photos from fewer hosts",
    },
  }),
]
