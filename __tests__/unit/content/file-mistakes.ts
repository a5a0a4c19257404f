import { changed, inFile, inText, type Mistake, withEntries } from "./mistake-builders"
import { about, destinations, hotels, legalPage, site, terms } from "./sample-content"
import { textMistakes } from "./text-mistakes"

const brokenJson = "The JSON is not valid here. | Check quotation marks"

const json = [
  inFile(
    hotels,
    [brokenJson, '"House C",', '"House C▸"', '"House C,', "“House C”,", "'House C',"],
    [brokenJson, '"name": "House A"', '// one\n"name": "House A"'],
    [brokenJson, /^.*$/s, ""],
  ),
  inFile(site, [brokenJson, '"brand"', "brand"], [brokenJson, /\}\n\}\n$/, "▸}\n"]),
  inFile(hotels, [
    "“name” appears twice here | Remove this one",
    '"name": "House A",',
    '"name": "House A", ▸"name": "House Z",',
  ]),
  inFile(destinations, [brokenJson, '"Perth"\n  }\n', '"Perth"\n  }▸,\n']),
]

const noDashes = "a line of --- above and below. | Add the line that is missing."

const frontMatter = inFile(
  about,
  [noDashes, /^.*heading\n---/s, "---\nheading: A\n"],
  [noDashes, /^/, "▸\n"],
  ['label | needs quotation marks | “"Our label: new"”', "Our label", "Our label: new"],
  ["appears twice | Remove this one", "Our label", "Our label\n▸label: Another"],
  ["heading | needs quotation marks | Write", "Our heading", "{brand} and its story"],
  ["This line is not a field | Remove “Our story”", "label: ", "Our story\nlabel: "],
)

const twoVersions = "This is a git conflict. | Keep one version"
const conflict = (of: string) => `<<<<<<< HEAD\n${of}\n=======\nAnother version\n>>>>>>> new-words`
const notUtf8 = "not valid UTF-8 | Save the file as UTF-8"
const saved = (encoding: BufferEncoding) => (mistake: Mistake) => ({ ...mistake, encoding })
const notUsed = "The site does not use this file | Rename it, or move it"
const lost = "The file is missing. | Restore it"

/** Whole files: what git leaves where two have written, outdated encodings, files that are missing or unknown. */
const wholeFiles = [
  inFile(hotels, [twoVersions, '    "name": "House A",', conflict('    "name": "House A",')]),
  inFile(
    about,
    [twoVersions, "Our story.", conflict("Our story.")],
    [twoVersions, "Our story.", "- One\n▸<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main"],
  ),
  inFile(hotels, [notUtf8, "House E", "Maison ▸Étoile"]).map(saved("latin1")),
  inFile(about, [notUtf8, "Our story.", "Our st▸\uFFFDry."]),
  ["hotels-new.json", "legal/old/terms.md", "legal/terms.txt"].map(name =>
    changed(`content/${name}`, notUsed, files => {
      files[`content/${name}`] = legalPage("terms")
    }),
  ),
  [site, hotels, about, terms].map(file => changed(file, lost, files => delete files[file])),
]

const repeat = withEntries(26, (hotel, number) => ({ ...hotel, name: `House ${number}` }))
const more = Array.from({ length: 10 }, (_, index) => `"Another ${index}"`)

/** How many entries the lists have, and which of them are the same. */
const entries = [
  changed(hotels, "at most 24 entries, not 26. | Remove 2.", inText(hotels, repeat)),
  inFile(
    hotels,
    ["at least one entry. | Add one.", /^.*$/s, "[]"],
    ["hotel 2 › name | already used by entry 1. | Change one", '"House B"', '"HOUSE A"'],
    ["hotel 3 › location | “Atlantis” is not a destination. | add", '"Lima"', '"Atlantis"'],
  ),
  inFile(
    destinations,
    ["destination 8 › name | already used by entry 7 | Change one", '"Perth"', '"Quito"'],
    ["destination 8 | an entry with fields. | Compare", /\{[^{]*"Perth"\s*\}/, '"Perth"'],
  ),
  inFile(site, [
    "hero › headlines | at most 12 entries, not 13 |",
    /\[\s*"Headline one"/,
    `[${more}`,
  ]),
]

/** Fields that are missing or unknown, and values of another type. */
const shape = [
  inFile(
    hotels,
    ["hotel 3 › name | is missing. | “name”. The hotel's name", /\{\s*"name": "House C",/, "{"],
    [
      "hotel 4 › stars | no field “stars” | Remove it, or use one of these: name, location",
      '"name": "House D",',
      '"name": "House D", "stars": ▸5,',
    ],
    ["hotel 2 › imageCredit | must be text. | quotation marks", /"A. P.*"/, "null"],
  ),
  inFile(
    site,
    ["established | must be a whole number. | brackets, digits", "2022", '"2022"'],
    ["notFound › status | must be text. | quotation", '"404"', "404"],
    ["hero › headlines | must be a list. | brackets", /\[\s*"Head.*?\]/s, '"Head"'],
  ),
  inFile(about, ["heading | is missing. | Add “heading”.", /label: O.*\nh.*/, "▸label: Our label"]),
]

/** Lines of text that are too long or empty. */
const lines = [
  inFile(
    hotels,
    ["hotel 1 › description | is empty | Write the text.", '"A house in Rome."', '"   "', '"**"'],
    [
      "hotel 5 › name | has more than 80 characters, too many for the card. | by 1.",
      '"House E"',
      `"${"E".repeat(81)}"`,
    ],
    [
      "hotel 6 › name | has more than 80 characters | by 12.",
      '"House F"',
      `"${"F".repeat(76)} {phone}"`,
    ],
  ),
]

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const nextYear = String(Number(inDays(2).slice(0, 4)) + 1)
const email = '"info@brand.example"'
const phone = '"+1 702 555 0100"'

/** The form of addresses, telephone numbers, years and dates. */
const facts = [
  inFile(
    site,
    ["email | not an e-mail address. | like info@", email, '"info.brand.example"', '"info@brand"'],
    ["phone | in international form | Write a plus", phone, '"702 555 0100"', '"+1 702 CALL NOW"'],
    ["established | is not a year from 1800 to today. | Correct", "2022", "22", nextYear],
    ["established | must be a whole number. | digits", "2022", "2022.5"],
  ),
  inFile(
    terms,
    ["updated | is not a calendar date. | Write year-month-day", "2024-02-29", "2023-02-29"],
    ["updated | is in the future. | Enter an earlier date.", "2024-02-29", inDays(2)],
  ),
]

/** A photo's address: what is said of it, and each of what stands in its place. */
const photo = (says: string, ...addresses: string[]) =>
  inFile(hotels, [
    `hotel 1 › image | The photo address ${says}`,
    '"https://photos.example/rome_at-night.jpg"',
    ...addresses.map(address => `"${address}"`),
  ])

/** Addresses and descriptions of photos. */
const photos = [
  inFile(hotels, [
    "hotel 1 › imageAlt | is a file name or an address | Write what the photo shows",
    '"Rome seen from above"',
    ...['"rome_at-night.jpg"', '"IMG_2041"', '"https://photos.example/rome"'],
  ]),
  photo(
    "is not a complete address. | starting with https://",
    "http://photos.example/rome.jpg",
    "https://photos.example/rome night.jpg",
    "https://photos.example",
    "https://[x]/a.jpg",
    " ",
  ),
  photo(
    "leads to a page or a file | Choose a JPEG",
    "https://a.example/b.heic",
    "https://unsplash.com/photos/rome-abc",
    "https://commons.wikimedia.org/wiki/File:Rome.jpg",
    "https://www.flickr.com/photos/someone/12345/in/album-1",
    "https://drive.google.com/file/d/abc/view?usp=sharing",
    "https://www.pexels.com/photo/rome-123/",
  ),
]

export const mistakes = [
  ...[json, frontMatter, wholeFiles, entries, shape, lines, facts, photos, textMistakes],
].flat(3)
