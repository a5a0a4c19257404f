import { mistakesIn, withEntries } from "./mistake"

/** The hotels: how many, their numbers, names and locations. */
export const hotelEntries = mistakesIn("content/hotels.json", {
  "more hotels than the page is made for": {
    make: withEntries(26, (hotel, number) => ({ ...hotel, id: number, name: `House ${number}` })),
    at: "[",
    says: ["The hotels must have at most 24 entries, and there are 26.", "Remove 2."],
  },
  "photos from more hosts than the headers of a website can name": {
    make: withEntries(24, (hotel, number) => ({
      ...hotel,
      id: number,
      name: `House ${number}`,
      image: `https://${"photos-of-".repeat(4)}${number}.example/a.jpg`,
    })),
    at: `"https://${"photos-of-".repeat(4)}21.example`,
    field: "hotel 21 › image",
    says: [
      "The photos up to this one come from 21 hosts, whose names are too long",
      "Take photos from fewer hosts",
    ],
  },
  "no hotels": {
    make: () => "[]",
    at: "[",
    says: ["The hotels must have at least 1 entry, and there are 0.", "Add 1."],
  },
  "a hotel's number that is there twice": {
    instead: ['"id": 4', '"id": 2'],
    at: '2,\n    "name": "House D"',
    field: "hotel 4 › id",
    says: [
      "The number 2 is there twice: in line 11 already.",
      "Give one of the two another number.",
    ],
  },
  "a hotel's number that is zero": {
    instead: ['"id": 1', '"id": 0'],
    at: "0,",
    field: "hotel 1 › id",
    says: ["The number must be a whole number from 1", "Correct the number."],
  },
  "a hotel's number with a point": {
    instead: ['"id": 1', '"id": 1.5'],
    at: "1.5",
    field: "hotel 1 › id",
    says: ["The number must be a whole number.", "Write it in digits"],
  },
  "a hotel's number below zero": {
    instead: ['"id": 6', '"id": -6'],
    at: "-6",
    field: "hotel 6 › id",
    says: ["The number must be a whole number from 1", "Correct the number."],
  },
  "a hotel's name that is there twice": {
    instead: ['"House B"', '"House A"'],
    at: '"House A",\n    "location": "Oslo"',
    field: "hotel 2 › name",
    says: [
      'The name "House A" is there twice: in line 4 already.',
      "Give one of the two another name.",
    ],
  },
  "a hotel's name that is there twice, in other letters": {
    instead: ['"House B"', '"HOUSE A"'],
    field: "hotel 2 › name",
    says: ["is there twice: in line 4 already.", "Give one of the two another name."],
  },
  "a location that is no destination": {
    instead: ['"location": "Lima"', '"location": "Atlantis"'],
    at: '"Atlantis"',
    field: "hotel 3 › location",
    says: [
      "“Atlantis” is not one of the destinations.",
      "Has it been renamed to one of these: Lima; Quito; Perth? Then write that for “House C”.",
    ],
  },
  "a misspelt location, with the one that was meant": {
    instead: ['"location": "Kyoto"', '"location": "Kioto"'],
    at: '"Kioto"',
    field: "hotel 6 › location",
    says: ["“Kioto” is not one of the destinations.", "Did you mean “Kyoto”?"],
  },
  "a location in small letters": {
    instead: ['"location": "Rome"', '"location": "rome"'],
    at: '"rome"',
    field: "hotel 1 › location",
    says: ["“rome” is not one of the destinations.", "Did you mean “Rome”?"],
  },
})
