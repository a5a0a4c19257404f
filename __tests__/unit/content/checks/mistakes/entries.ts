import { mistakesIn, withEntries } from "./mistake"

const hotels = "content/hotels.json"
const destinations = "content/destinations.json"
const site = "content/site.json"

const others = Array.from({ length: 10 }, (_, index) => `"Another ${index}"`).join(", ")

/** How many entries the lists have, and which of them are the same. */
export const entries = [
  ...mistakesIn(hotels, {
    "more hotels than the page is made for": {
      make: withEntries(26, (hotel, id) => ({ ...hotel, id, name: `House ${id}` })),
      says: "The hotels must have at most 24 entries, and there are 26. | Remove 2.",
    },
    "no hotels": {
      make: () => "[]",
      says: "The hotels must have at least 1 entry, and there are 0. | Add 1.",
    },
    "a hotel's number that is there twice": {
      instead: ['"id": 4', '"id": ▸2'],
      says: "hotel 4 › id | The number 2 is used twice: line 11 already has it. | another number",
    },
    "a hotel's number that is zero": {
      instead: ['"id": 1', '"id": ▸0'],
      says: "hotel 1 › id | The number must be a whole number from 1 | Correct the number.",
    },
    "a hotel's number with a point": {
      instead: ['"id": 1', '"id": ▸1.5'],
      says: "hotel 1 › id | The number must be a whole number. | Write it in digits",
    },
    "a hotel's name that is there twice, in other letters": {
      instead: ['"House B"', '"HOUSE A"'],
      says: 'hotel 2 › name | The name "HOUSE A" is used twice: line 4 already has it. | another name',
    },
    "a location that is no destination": {
      instead: ['"Lima"', '"Atlantis"'],
      says: "hotel 3 › location | “Atlantis” is not one | renamed to one of these: Lima; Quito; Perth? Then",
    },
  }),
  ...mistakesIn(destinations, {
    "more destinations than a list may have": {
      make: withEntries(41, ({ name }, number) => ({
        name: number <= 8 ? name : `Place ${number}`,
      })),
      says: "The destinations must have at most 40 entries, and there are 41. | Remove 1.",
    },
    "a destination that is there twice": {
      instead: ['"Perth"', '"Quito"'],
      says: 'destination 8 › name | The name "Quito" is used twice: line 21 already has it. | another name',
    },
    "a destination that is a text and no entry": {
      instead: [/\{\s*"name": "Perth"\s*\}/, '"Perth"'],
      says: "destination 8 | must be an entry with fields in { }, and this is a text. | between { and }",
    },
  }),
  ...mistakesIn(site, {
    "more headlines than are kept apart": {
      instead: [/\[\s*"Headline one"/, `[${others}`],
      says: "hero › headlines | must have at most 12 entries, and there are 13. | Remove 1.",
    },
    "a headline that is there twice": {
      instead: ['"Headline four"', '"Headline one"'],
      says: "hero › headlines 4 | is used twice | Give one of the two another headline.",
    },
    "a part of the home page with the heading of the story": {
      instead: ['"Heading of booking"', '"Our Heading"'],
      says: "booking › heading | The heading is the same as that of the story. | another heading",
    },
    "two parts of the home page with one heading": {
      instead: ['"Heading of contact"', '"Heading of hotels"'],
      says: "contact › heading | The heading is the same as that of hotels. | another heading",
    },
  }),
]
