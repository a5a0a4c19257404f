import { instead, type Mistake } from "./mistake"

const hotels = "content/hotels.json"
const site = "content/site.json"
const pages = "content/legal/pages.json"

const rome = '"https://photos.example/rome_at-night.jpg"'

function photo(name: string, address: string, message: string, remedy: string): Mistake {
  return {
    name: `a photo address ${name}`,
    file: hotels,
    make: instead(rome, JSON.stringify(address)),
    at: JSON.stringify(address),
    field: "hotel 1 › image",
    message: `The photo address ${message}.`,
    remedy,
  }
}

function photoDescription(name: string, words: string): Mistake {
  return {
    name: `a photo description that is ${name}`,
    file: hotels,
    make: instead('"Rome seen from above"', JSON.stringify(words)),
    at: JSON.stringify(words),
    field: "hotel 1 › imageAlt",
    message: "The photo description is a file's name or an address",
    remedy: "Write what the photo shows",
  }
}

function fact(
  field: string,
  right: string,
  wrong: string,
  message: string,
  remedy: string,
): Mistake {
  return {
    name: `${field} ${wrong}`,
    file: field === "page 1 › updated" ? pages : site,
    make: instead(right, wrong),
    at: wrong,
    field,
    message,
    remedy,
  }
}

const email = (wrong: string) =>
  fact(
    "email",
    '"info@brand.example"',
    wrong,
    "The e-mail address is not an e-mail address.",
    "Write it like info@",
  )

const phone = (wrong: string) =>
  fact(
    "phone",
    '"+1 702 555 0100"',
    wrong,
    "not a telephone number in international form",
    "Write a plus",
  )

const helpline = (wrong: string) =>
  fact(
    "footer › responsibleGambling › helplines 1 › phone",
    '"1-800-435-7968"',
    wrong,
    "The telephone number is not a telephone number.",
    "Write it in digits",
  )

const year = (wrong: string, message: string, remedy: string) =>
  fact("established", "2022", wrong, `The year of establishment must be ${message}`, remedy)

const day = (wrong: string) =>
  fact(
    "page 1 › updated",
    '"2024-02-29"',
    wrong,
    "The last change is not a day of the calendar.",
    "Write year-month-day",
  )

function inDays(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The format of addresses, telephone numbers, years and dates. */
export const facts: Mistake[] = [
  photo(
    "without the s of https",
    "http://photos.example/rome.jpg",
    "begins with http: and browsers would block it",
    "Write https: instead of http:.",
  ),
  photo(
    "of a file on a computer",
    "C:\\Photos\\rome.jpg",
    "does not begin with https://",
    "from https:// on",
  ),
  photo(
    "without its beginning",
    "photos.example/rome.jpg",
    "does not begin with https://",
    "from https:// on",
  ),
  photo(
    "with a space",
    "https://photos.example/rome night.jpg",
    "has a space or a line break in it",
    "%20",
  ),
  photo(
    "that runs a script",
    "javascript:alert(1)",
    "does not begin with https://",
    "from https:// on",
  ),
  photo(
    "without a picture",
    "https://photos.example",
    "is not a complete address",
    "Copy the address",
  ),
  photo(
    "that no browser understands",
    "https://[x]/a.jpg",
    "is not a complete address",
    "Copy the address",
  ),
  photo("that is empty", "", "is empty", "from https:// on"),
  photoDescription("the file's name", "rome_at-night.jpg"),
  photoDescription("the file's name without its ending", "Rome at night"),
  photoDescription("a camera's name for the file", "IMG_2041.JPG"),
  photoDescription("the address", "https://photos.example/rome.jpg"),
  email('"info.brand.example"'),
  email('"info@brand"'),
  email('"info @brand.example"'),
  email('""'),
  phone('"702 555 0100"'),
  phone('"+1 702 CALL NOW"'),
  phone('"+1"'),
  phone('"+1 702  555 0100"'),
  helpline('"1-800-GAMBLER"'),
  helpline('"12"'),
  helpline('"call us"'),
  year("22", "a whole number from 1800", "Correct the number."),
  year("20222", "a whole number from 1800", "Correct the number."),
  ...[1, 2, 50].map(years =>
    fact(
      "established",
      "2022",
      `${Number(inDays(2).slice(0, 4)) + years}`,
      "The year of establishment is still to come.",
      "Write the year in which it was",
    ),
  ),
  year('"2022"', "a whole number, and this is a text", "Write it in digits"),
  year('"(2022"', "a whole number, and this is a text", "Write it in digits"),
  day('"2023-02-29"'),
  day('"29.02.2024"'),
  day('"2024-2-9"'),
  ...[inDays(2), inDays(40), "2999-12-31"].map(date =>
    fact(
      "page 1 › updated",
      '"2024-02-29"',
      `"${date}"`,
      "The last change is still to come.",
      "Write the day of the change, today at the latest.",
    ),
  ),
]
