import type { Mistake } from "./mistake"

const addresses = [
  "https://unsplash.com/photos/rome-abc",
  "https://www.unsplash.com/photos/rome-abc",
  "https://commons.wikimedia.org/wiki/File:Rome.jpg",
  "https://commons.m.wikimedia.org/wiki/File:Rome.jpg",
  "https://en.wikipedia.org/wiki/Rome#/media/File:Rome.jpg",
  "https://www.flickr.com/photos/someone/12345/in/album-1",
  "https://flic.kr/p/2abc",
  "https://www.google.com/search?tbm=isch&q=rome",
  "https://www.google.co.uk/imgres?imgurl=https://a.example/b.jpg",
  "https://images.google.de/imghp?q=rome",
  "https://www.bing.com/images/search?q=rome",
  "https://duckduckgo.com/?q=rome&iax=images&ia=images",
  "https://yandex.com/images/search?text=rome",
  "https://www.dropbox.com/s/abc/rome.jpg?dl=0",
  "https://www.dropbox.com/scl/fi/abc/rome.jpg?rlkey=x&dl=0",
  "https://drive.google.com/file/d/abc/view?usp=sharing",
  "https://photos.app.goo.gl/abc",
  "https://1drv.ms/i/s!abc",
  "https://www.pexels.com/photo/rome-123/",
  "https://pixabay.com/photos/rome-123/",
  "https://imgur.com/a/abc",
  "https://www.instagram.com/p/abc/",
  "https://www.pinterest.com/pin/123/",
  "https://www.gettyimages.com/detail/photo/rome/123",
  "https://stock.adobe.com/images/rome/123",
  "https://brand.example/gallery/rome.html",
]

/** Addresses of pages with a photo, in place of the photo's. */
export const photoPages: Mistake[] = addresses.map(address => ({
  name: `the page ${address} in place of a photo`,
  file: "content/hotels.json",
  instead: ["https://photos.example/rome_at-night.jpg", address],
  at: JSON.stringify(address),
  field: "hotel 1 › image",
  says: [
    "The photo address leads to a page with the photo on it, not to the photo itself.",
    "Open the photo alone in the browser",
  ],
}))
