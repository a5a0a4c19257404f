import { instead, type Mistake, withEntries } from "./mistake"

const destinations = "content/destinations.json"
const site = "content/site.json"

/** Destinations and headlines. */
export const lists: Mistake[] = [
  {
    name: "more destinations than a list may have",
    file: destinations,
    make: withEntries(41, ({ name }, number) => ({ name: number <= 8 ? name : `Place ${number}` })),
    at: "[",
    message: "The destinations must have at most 40 entries, and there are 41.",
    remedy: "Remove 1.",
  },
  {
    name: "a destination that is there twice",
    file: destinations,
    make: instead("Perth", "Quito"),
    at: '"Quito"\n  }\n]',
    field: "destination 8 › name",
    message: 'The name "Quito" is there twice: in line 21 already.',
    remedy: "Give one of the two another name.",
  },
  {
    name: "a destination that is a text and no entry",
    file: destinations,
    make: instead(/\{\s*"name": "Perth"\s*\}/, '"Perth"'),
    at: '"Perth"',
    field: "destination 8",
    message: "The destination must be an entry with fields in { }, and this is a text.",
    remedy: "between { and }",
  },
  {
    name: "no headlines",
    file: site,
    make: instead(/"headlines": \[.*?\]/s, '"headlines": []'),
    at: "[]",
    field: "hero › headlines",
    message: "The headlines must have at least 1 entry, and there are 0.",
    remedy: "Add 1.",
  },
  {
    name: "more headlines than are kept apart",
    file: site,
    make: instead(
      '"Headline one",',
      Array.from({ length: 10 }, (_, index) => `"Another ${index}", `).join(""),
    ),
    at: '[\n      "Another 0"',
    field: "hero › headlines",
    message: "The headlines must have at most 12 entries, and there are 13.",
    remedy: "Remove 1.",
  },
  {
    name: "a headline that is there twice",
    file: site,
    make: instead('"Headline four"', '"Headline one"'),
    at: '"Headline one"\n    ]',
    field: "hero › headlines 4",
    message: "is there twice",
    remedy: "Give one of the two another headline.",
  },
]
