/** @jest-environment node */
import { problemsIn, sampleWith } from "../sample-content"
import { instead } from "./mistakes/mistake"

const accepted = (file: string, of: string) => (write: string) => {
  expect(problemsIn(sampleWith({ [file]: instead(of, write) }))).toEqual([])
}

test.each([
  "Ω",
  "Château d’Été & Sønner",
  "فندق القمر",
  "東京グランドホテル",
  "House 🎲 <One>",
  "21",
  'A \\"quoted\\" house',
  "The family’s 👨‍👩‍👧 house",
  "خانه‌ای در شهر",
  "House of {brand}",
  "House {1} :-{ } {one or two}",
  "N".repeat(80),
])("a hotel may be called %s", accepted("content/hotels.json", "House A"))

test.each([
  "https://images.unsplash.com/photo-1605833556294-ea5c7a74f57d?w=800&q=70",
  "https://commons.wikimedia.org/wiki/Special:FilePath/Le_casino_de_Monte-Carlo.JPG",
  "https://photos.example:8443/a/b.php?id=3#x",
  "https://münchen.example/größe.jpg",
  `https://photos.example/${"long/".repeat(200)}a.jpg`,
  "https://live.staticflickr.com/65535/123_abc_b.jpg",
  "https://images.pexels.com/photos/123/pexels-photo-123.jpeg",
  "https://cdn.pixabay.com/photo/2020/01/01/rome.jpg",
  "https://i.imgur.com/abc.jpg",
  "https://upload.wikimedia.org/wikipedia/commons/a/ab/Rome.jpg",
  "https://commons.wikimedia.org/w/index.php?title=Special:Redirect/file/Rome.jpg",
  "https://dl.dropboxusercontent.com/s/abc/rome.jpg",
  "https://www.dropbox.com/s/abc/rome.jpg?raw=1",
])(
  "a photo may stand at %s",
  accepted("content/hotels.json", "https://photos.example/rome_at-night.jpg"),
)

test.each(["+1-702-555-0100", "+44 (20) 7946 0000", "+353 1 555.0100"])(
  "the telephone number may be written %s",
  accepted("content/site.json", "+1 702 555 0100"),
)

test.each(["first.last+web@mail.brand-hotels.co.uk", "O'Neil@brand.example"])(
  "the e-mail address may be %s",
  accepted("content/site.json", "info@brand.example"),
)

test.each([
  "### A heading\n\nAnd a text.",
  "### A heading\n\n#### One below\n\n### And back\n\nAnd a text.",
  "1. One\n2. Two\n   - three",
  "**Bold**, *italic*, `code` and ~~gone~~.",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "5 < 6 & 7 > 3, \\<not HTML>",
  "    <div> as code",
  "Write to [us](mailto:info@brand.example?subject=Hello) or <info@brand.example>.",
  "[Call](tel:+17025550100), [home](/), [above](#booking)",
  "[Terms](/terms), [privacy](/privacy#user-rights), [booking](/#booking)",
  "[Elsewhere](https://other.example/a(b)?c=d#e), http://plain.example, www.other.example",
  "[By reference][terms]\n\n[terms]: /terms#introduction",
  "Two  \nlines",
  "---\n\nAfter a line",
  "[{email}](mailto:{email}), [{phone}](tel:{phone}), {brand} since {established}",
  "A lone } and { bracket, {two words}, code: `{ return 1 }`",
])("a text may be %j", accepted("content/about.md", "Our story."))

test.each(['"No: never"', "'It''s ours'", "Yes", "Our “label”", "Label # with a remark"])(
  "a field of front matter may be written %s",
  accepted("content/about.md", "Our label"),
)
