import type { Mistake } from "./mistake"

const photo = (name: string, address: string, message: string, remedy: string): Mistake => ({
  name: `a photo address ${name}`,
  file: "content/hotels.json",
  instead: ['"https://photos.example/rome_at-night.jpg"', JSON.stringify(address)],
  field: "hotel 1 › image",
  says: [`The photo address ${message}.`, remedy],
})

const noHttps = ["does not begin with https://", "from https:// on"] as const
const incomplete = ["is not a complete address", "Copy the address"] as const

const photoDescription = (name: string, words: string): Mistake => ({
  name: `a photo description that is ${name}`,
  file: "content/hotels.json",
  instead: ['"Rome seen from above"', JSON.stringify(words)],
  field: "hotel 1 › imageAlt",
  says: ["The photo description is a file's name or an address", "Write what the photo shows"],
})

/** What is wrong with each of these in place of a fact. */
const fact = (field: string, right: string, wrong: string[], ...says: Mistake["says"]) =>
  wrong.map(
    (write): Mistake => ({
      name: `${field} ${write}`,
      file: field === "page 1 › updated" ? "content/legal/pages.json" : "content/site.json",
      instead: [right, write],
      field,
      says,
    }),
  )

const helpline = "footer › responsibleGambling › helplines 1 › phone"

function inDays(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const nextYear = Number(inDays(2).slice(0, 4)) + 1

/** The format of addresses, telephone numbers, years and dates. */
export const facts = [
  photo(
    "without the s of https",
    "http://photos.example/rome.jpg",
    "begins with http: and browsers would block it",
    "Write https: instead of http:.",
  ),
  photo("of a file on a computer", "C:\\Photos\\rome.jpg", ...noHttps),
  photo("without its beginning", "photos.example/rome.jpg", ...noHttps),
  photo("that runs a script", "javascript:alert(1)", ...noHttps),
  photo(
    "with a space",
    "https://photos.example/rome night.jpg",
    "has a space or a line break in it",
    "%20",
  ),
  photo("without a picture", "https://photos.example", ...incomplete),
  photo("that no browser understands", "https://[x]/a.jpg", ...incomplete),
  photo("that is empty", "", "is empty", "from https:// on"),
  photoDescription("the file's name", "rome_at-night.jpg"),
  photoDescription("the file's name without its ending", "Rome at night"),
  photoDescription("a camera's name for the file", "IMG_2041.JPG"),
  photoDescription("the address", "https://photos.example/rome.jpg"),
  fact(
    "email",
    '"info@brand.example"',
    ['"info.brand.example"', '"info@brand"', '"info @brand.example"', '""'],
    "The e-mail address is not an e-mail address.",
    "Write it like info@",
  ),
  fact(
    "phone",
    '"+1 702 555 0100"',
    ['"702 555 0100"', '"+1 702 CALL NOW"', '"+1"', '"+1 702  555 0100"'],
    "not a telephone number in international form",
    "Write a plus",
  ),
  fact(
    helpline,
    '"1-800-435-7968"',
    ['"1-800-GAMBLER"', '"12"', '"call us"'],
    "The telephone number is not a telephone number.",
    "Write it in digits",
  ),
  fact(
    "established",
    "2022",
    ["22", "20222"],
    "The year of establishment must be a whole number from 1800",
    "Correct the number.",
  ),
  fact(
    "established",
    "2022",
    ['"2022"', '"(2022"'],
    "The year of establishment must be a whole number, and this is a text",
    "Write it in digits",
  ),
  fact(
    "established",
    "2022",
    [nextYear, nextYear + 1, nextYear + 49].map(String),
    "The year of establishment is still to come.",
    "Write the year in which it was",
  ),
  fact(
    "page 1 › updated",
    '"2024-02-29"',
    ['"2023-02-29"', '"29.02.2024"', '"2024-2-9"'],
    "The last change is not a day of the calendar.",
    "Write year-month-day",
  ),
  fact(
    "page 1 › updated",
    '"2024-02-29"',
    [inDays(2), inDays(40), "2999-12-31"].map(date => `"${date}"`),
    "The last change is still to come.",
    "Write the day of the change, today at the latest.",
  ),
].flat()
