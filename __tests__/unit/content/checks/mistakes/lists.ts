import { mistakesIn, withEntries } from "./mistake"

const site = "content/site.json"

/** Destinations and headlines. */
export const lists = mistakesIn("content/destinations.json", {
  "more destinations than a list may have": {
    make: withEntries(41, ({ name }, number) => ({ name: number <= 8 ? name : `Place ${number}` })),
    at: "[",
    says: ["The destinations must have at most 40 entries, and there are 41.", "Remove 1."],
  },
  "a destination that is there twice": {
    instead: ["Perth", "Quito"],
    at: '"Quito"\n  }\n]',
    field: "destination 8 › name",
    says: [
      'The name "Quito" is there twice: in line 21 already.',
      "Give one of the two another name.",
    ],
  },
  "a destination that is a text and no entry": {
    instead: [/\{\s*"name": "Perth"\s*\}/, '"Perth"'],
    field: "destination 8",
    says: [
      "The destination must be an entry with fields in { }, and this is a text.",
      "between { and }",
    ],
  },
  "no headlines": {
    file: site,
    instead: [/"headlines": \[.*?\]/s, '"headlines": []'],
    at: "[]",
    field: "hero › headlines",
    says: ["The headlines must have at least 1 entry, and there are 0.", "Add 1."],
  },
  "more headlines than are kept apart": {
    file: site,
    instead: [
      '"Headline one",',
      Array.from({ length: 10 }, (_, index) => `"Another ${index}", `).join(""),
    ],
    at: '[\n      "Another 0"',
    field: "hero › headlines",
    says: ["The headlines must have at most 12 entries, and there are 13.", "Remove 1."],
  },
  "a headline that is there twice": {
    file: site,
    instead: ['"Headline four"', '"Headline one"'],
    at: '"Headline one"\n    ]',
    field: "hero › headlines 4",
    says: ["is there twice", "Give one of the two another headline."],
  },
})
