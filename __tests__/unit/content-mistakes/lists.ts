import { instead, type Mistake, withoutLastEntry } from "./mistake"

const destinations = "content/destinations.json"
const site = "content/site.json"
const pages = "content/legal/pages.json"

/** Destinations, headlines and the legal pages' openings. */
export const lists: Mistake[] = [
  {
    name: "seven destinations",
    file: destinations,
    make: withoutLastEntry,
    at: "[",
    message: "The destinations must have 8 entries, and there are 7.",
    remedy: "Add 1.",
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
    name: "three headlines",
    file: site,
    make: instead('"Headline one",', ""),
    at: '[\n      \n      "Headline two"',
    field: "hero › headlines",
    message: "The headlines must have 4 entries, and there are 3.",
    remedy: "Add 1.",
  },
  {
    name: "five headlines",
    file: site,
    make: instead('"Headline one",', '"Headline one", "Headline five",'),
    at: '[\n      "Headline one"',
    field: "hero › headlines",
    message: "The headlines must have 4 entries, and there are 5.",
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
  {
    name: "a path that is no legal page",
    file: pages,
    make: instead('"slug": "privacy"', '"slug": "cookies"'),
    at: '"cookies"',
    field: "page 2 › slug",
    message: 'The path cannot be "cookies".',
    remedy: "Write one of: terms, privacy.",
  },
  {
    name: "a legal page that is there twice",
    file: pages,
    make: instead('"slug": "privacy"', '"slug": "terms"'),
    at: '"terms",\n    "title": "Title of privacy"',
    field: "page 2 › slug",
    message: 'The path "terms" is there twice',
    remedy: "Give one of the two another path.",
  },
  {
    name: "a legal page too few",
    file: pages,
    make: withoutLastEntry,
    at: "[",
    message: "The legal pages must have 2 entries, and there are 1.",
    remedy: "Add 1.",
  },
]
