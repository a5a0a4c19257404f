import { section } from "../../sample-content"
import { each, instead, mistakesIn } from "./mistake"

const hotels = "content/hotels.json"
const site = "content/site.json"
const about = "content/about.md"

/** Fields that are missing or unknown, and values of another type. */
const shape = [
  ...mistakesIn(hotels, {
    "a missing field of an entry": {
      instead: ['"id": 3,\n    "name": "House C",', '"id": 3,'],
      says: "hotel 3 › name | The name is missing. | Add “name”. The hotel's name, as on its card.",
    },
    "an unknown field, with those that there are": {
      instead: ['"id": 4,', '"id": 4,\n    ▸"stars": 5,'],
      says: "hotel 4 › stars | There is no field “stars” here. | The fields here are: id, name",
    },
    "a number in quotation marks": {
      instead: ['"id": 5', '"id": ▸"5"'],
      says: "hotel 5 › id | must be a whole number, and this is a text. | without quotation marks",
    },
    "nothing where a text belongs": {
      instead: ['"A. Painter, CC BY 4.0"', "null"],
      says: "hotel 2 › imageCredit | must be a text, and this is nothing (null). | quotation marks",
    },
  }),
  ...mistakesIn(site, {
    "a missing group": {
      make: instead(/"hero": \{.*?\n {2}\},\n/s, ""),
      instead: ['"brand"', '▸"brand"'],
      says: "hero | The first screen is missing. | Add “hero”.",
    },
    "a field in other letters, with the one that was meant": {
      instead: ['"withoutScript"', '"withoutscript"'],
      says: "withoutscript | There is no field “withoutscript” here. | Did you mean “withoutScript”?",
    },
    "a number where a text belongs": {
      instead: ['"404"', "404"],
      says: "notFound › status | must be a text, and this is a whole number. | quotation marks",
    },
    "a text where a list belongs": {
      instead: [/\[\s*"Promise."\s*\]/, '"Promise."'],
      says: "booking › promises | must be a list in [ ], and this is a text. | between [ and ]",
    },
    "a list where fields belong": {
      make: () => "[]",
      says: "The site must be an entry with fields in { }, and this is a list in [ ]. | between { and }",
    },
  }),
  ...mistakesIn(about, {
    "a missing field of front matter": {
      instead: ["label: Our label\nheading", "heading"],
      says: "label | The label is missing. | Add “label”.",
    },
    "a misspelt field of front matter, with the one that was meant": {
      instead: ["heading:", "headding:"],
      says: "headding | There is no field “headding” here. | Did you mean “heading”?",
    },
  }),
  ...mistakesIn(section("privacy", 2), {
    "a field of front matter without a value": {
      instead: ["number: 2", "number:▸"],
      says: "number | must be a whole number, and this is nothing (null). | Write it in digits",
    },
  }),
]

const name = (says: string, ...wrong: string[]) =>
  each(hotels, '"House E"', `hotel 5 › name | The name ${says}`, ...wrong)

/** Lines of text that are too long, empty, or have characters that cannot be seen. */
const lines = [
  ...each(
    hotels,
    '"A house in Rome."',
    "hotel 1 › description | is empty | Write the text.",
    '"   "',
  ),
  ...name("has 81 characters; at most 80 fit the card. | Shorten it by 1.", `"${"E".repeat(81)}"`),
  ...mistakesIn(site, {
    "a brand too long for the header": {
      instead: ['"Brand"', `"${"B".repeat(31)}"`],
      says: "brand | has 31 characters; at most 30 fit the header on a telephone. | Shorten it by 1.",
    },
  }),
  ...mistakesIn(about, {
    "a heading too long for its place": {
      instead: ["Our heading", "H".repeat(121)],
      says: "heading | has 121 characters; at most 120 fit the heading. | Shorten it by 1.",
    },
  }),
  ...name("starts or ends with a space. | Remove the space.", '"House E "', '" House E"'),
  ...name("has a line break in it. | in one line", '"House\\nE"'),
  ...name(
    "contains a character that cannot be seen or read. | type them again",
    '"House\\u0000E"',
    '"House\\tE"',
    '"House \\ud83c"',
  ),
  ...Object.entries({
    '"Hou\u00ADse E"': "a soft hyphen after “Hou”",
    '"House\u200B E"': "a zero-width space after “House”",
    '"House \u2060E"': "a zero-width joiner at the beginning of a word",
    '"House\u200D E"': "a zero-width joiner after “House”",
  }).flatMap(([written, what]) =>
    name(`contains ${what}, which cannot be seen. | Delete it: put the cursor`, written),
  ),
  ...each(
    section("privacy", 4),
    "Data Protection",
    "heading | The heading contains a soft hyphen after “Pro” | Delete it",
    "Data Pro\u00ADtection",
  ),
]

const year = (says: string, ...wrong: string[]) =>
  each(site, "2022", `established | The year of establishment ${says}`, ...wrong)

const updated = (says: string, ...wrong: string[]) =>
  each(
    "content/legal/pages.json",
    '"2024-02-29"',
    `page 1 › updated | The last change ${says}`,
    ...wrong.map(day => `"${day}"`),
  )

function inDays(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const nextYear = Number(inDays(2).slice(0, 4)) + 1

/** The form of addresses, telephone numbers, years and dates. */
const facts = [
  ...each(
    site,
    '"info@brand.example"',
    "email | The e-mail address is not an e-mail address. | Write it like info@",
    ...['"info.brand.example"', '"info@brand"', '"info @brand.example"', '""'],
  ),
  ...each(
    site,
    '"+1 702 555 0100"',
    "phone | not a telephone number in international form | Write a plus",
    ...['"702 555 0100"', '"+1 702 CALL NOW"', '"+1"', '"+1 702  555 0100"'],
  ),
  ...each(
    site,
    '"1-800-435-7968"',
    "footer › responsibleGambling › helplines 1 › phone | is not a telephone number. | in digits",
    ...['"1-800-GAMBLER"', '"12"'],
  ),
  ...year("must be a whole number from 1800 | Correct the number.", "22", "20222"),
  ...year(
    "is in the future. | Write the year in which it happened",
    ...[nextYear, nextYear + 49].map(String),
  ),
  ...updated(
    "is not a calendar date. | Write year-month-day",
    ...["2023-02-29", "29.02.2024", "2024-2-9"],
  ),
  ...updated(
    "is in the future. | Write the day of the change: today or earlier.",
    ...[inDays(2), "2999-12-31"],
  ),
]

export const fields = [...shape, ...lines, ...facts]
