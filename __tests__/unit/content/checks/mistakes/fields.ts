import { mistakesIn } from "./mistake"

const hotels = "content/hotels.json"
const site = "content/site.json"
const about = "content/about.md"

/** Fields that are missing, unknown or of another type. */
export const fields = mistakesIn(site, {
  "a missing field of an entry": {
    file: hotels,
    instead: ['    "name": "House C",\n', ""],
    at: '"id": 3',
    field: "hotel 3 › name",
    says: ["The name is missing.", "Add “name”. The hotel's name, as on its card."],
  },
  "a missing field of a group": {
    instead: ['    "status": "404",\n', ""],
    at: '"title": "Not found"',
    field: "notFound › status",
    says: ["The status is missing.", "Add “status”."],
  },
  "a missing group": {
    instead: [/"hero": \{.*?\n {2}\},\n/s, ""],
    at: '"brand"',
    field: "hero",
    says: ["The first screen is missing.", "Add “hero”."],
  },
  "a missing field of front matter": {
    file: about,
    instead: ["label: Our label\n", ""],
    at: "heading",
    field: "label",
    says: ["The label is missing.", "Add “label”."],
  },
  "a misspelt field, with the one that was meant": {
    file: hotels,
    instead: ['"description": "A house in Lima.', '"descripton": "A house in Lima.'],
    field: "hotel 3 › descripton",
    says: ["There is no field “descripton” here.", "Did you mean “description”?"],
  },
  "a field in other letters, with the one that was meant": {
    instead: ['"withoutScript"', '"withoutscript"'],
    field: "withoutscript",
    says: ["There is no field “withoutscript” here.", "Did you mean “withoutScript”?"],
  },
  "a misspelt field of front matter, with the one that was meant": {
    file: about,
    instead: ["heading:", "headding:"],
    field: "headding",
    says: ["There is no field “headding” here.", "Did you mean “heading”?"],
  },
  "an unknown field, with those that there are": {
    file: hotels,
    instead: ['"id": 4,', '"id": 4,\n    "stars": 5,'],
    at: '"stars"',
    field: "hotel 4 › stars",
    says: ["There is no field “stars” here.", "Remove it. The fields here are: id, name, location"],
  },
  "a number in quotation marks": {
    file: hotels,
    instead: ['"id": 5', '"id": "5"'],
    at: '"5"',
    field: "hotel 5 › id",
    says: ["The number must be a whole number, and this is a text.", "without quotation marks"],
  },
  "a number where a text belongs": {
    instead: ['"404"', "404"],
    field: "notFound › status",
    says: ["The status must be a text, and this is a whole number.", "straight quotation marks"],
  },
  "a text where a list belongs": {
    instead: [/\[\s*"Promise."\s*\]/, '"Promise."'],
    field: "booking › promises",
    says: ["The promises must be a list in [ ], and this is a text.", "between [ and ]"],
  },
  "nothing where a text belongs": {
    file: hotels,
    instead: ['"A. Painter, CC BY 4.0"', "null"],
    field: "hotel 2 › imageCredit",
    says: [
      "The photo credit must be a text, and this is nothing (null).",
      "straight quotation marks",
    ],
  },
  "a list where fields belong": {
    make: () => "[]",
    at: "[]",
    says: [
      "The site must be an entry with fields in { }, and this is a list in [ ].",
      "between { and }",
    ],
  },
  "a part of the home page with the heading of the story": {
    instead: ["Heading of booking", "Our Heading"],
    at: '"Our Heading"',
    field: "booking › heading",
    says: ["The heading is the same as that of the story.", "Give one of the two another heading"],
  },
  "two parts of the home page with one heading": {
    instead: ["Heading of contact", "Heading of hotels"],
    at: /"Heading of hotels"(?![\s\S]*"Heading of hotels")/,
    field: "contact › heading",
    says: ["The heading is the same as that of hotels.", "Give one of the two another heading"],
  },
})
