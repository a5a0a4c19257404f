import { changed, inFile, inText, type Mistake } from "./mistake-builders"
import { about, destinations, hotels, legalPage, site, terms } from "./sample-content"
import { textMistakes } from "./text-mistakes"

const brokenJson = "The JSON is invalid here. | Check quotation marks"
const name = '"name": "The Mojavelle",'

const json = [
  inFile(
    hotels,
    [brokenJson, '"The Cotaline",', '"House C▸"', '"House C,', "“House C”,", "'House C',"],
    [brokenJson, name, `// one\n${name}`],
    [brokenJson, /^.*$/s, ""],
    ["“name” appears twice. | Remove one of the two", name, `${name} ▸"name": "House Z",`],
  ),
  inFile(site, [brokenJson, '"brand"', "brand"], [brokenJson, /\}\n\}\n$/, "▸}\n"]),
  inFile(destinations, [brokenJson, '"Melbourne Australia"\n  }', '"Perth"\n  }▸,']),
]

const noDashes = "between two lines of ---. | Add the missing line."

const frontMatter = inFile(
  about,
  [noDashes, /^.*heading\n---/s, "---\nheading: A\n"],
  [noDashes, /^---\n/, ""],
  ['label | must be in quotation marks | “"Our label: new"”', "Our label", "Our label: new"],
  ["appears twice. | Remove one of the two", "Our label", "Our label\n▸label: Another"],
  ["heading | must be in quotation marks | Write", "Our heading", "{brand} and its story"],
  ["is not of the form “name: value”. | Remove “Our story”", "label: ", "Our story\nlabel: "],
)

const twoVersions = "This is an unresolved merge conflict. | Keep one version"
const conflict = (of: string) => `<<<<<<< HEAD\n${of}\n=======\nAnother version\n>>>>>>> new-words`
const notUtf8 = "not valid UTF-8 at this character. | Save it as UTF-8"
const saved = (encoding: BufferEncoding) => (mistake: Mistake) => ({ ...mistake, encoding })
const unknown = "This is not a content file. | Rename it, or move it"
const missing = "The file is missing. | Restore it"

/** Whole files: merge conflicts, legacy encodings, missing and unknown files. */
const wholeFiles = [
  inFile(hotels, [twoVersions, `    ${name}`, conflict(name)]),
  inFile(
    about,
    [twoVersions, "Our story.", conflict("Our story.")],
    [twoVersions, "Our story.", "- One\n▸<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main"],
  ),
  inFile(destinations, [notUtf8, "Melbourne Australia", "Montr▸éal"]).map(saved("latin1")),
  inFile(about, [notUtf8, "Our story.", "Our st▸\uFFFDry."]),
  ["content/hotels-new.json", "content/legal/old/terms.md", "content/legal/terms.txt"].map(file =>
    changed(file, unknown, files => {
      files[file] = legalPage("terms")
    }),
  ),
  [site, hotels, about, terms].map(file => changed(file, missing, files => delete files[file])),
]

/** Repeats the first entry of a list under other names. */
const repeat = (text: string) => {
  const [hotel] = JSON.parse(text)
  return JSON.stringify(Array.from({ length: 26 }, (_, index) => ({ ...hotel, name: `${index}` })))
}
const more = Array.from({ length: 10 }, (_, index) => `"Another ${index}"`)
const sameName = "already has this name. | Rename one"

/** Too many, too few and duplicate entries. */
const entries = [
  changed(hotels, "has 26 entries, but the maximum is 24. | Remove 2 ", inText(hotels, repeat)),
  inFile(
    hotels,
    ["“Hotels” needs at least one entry. | Add one.", /^.*$/s, "[]"],
    [`hotel 2 › name | Entry 1 ${sameName}`, '"Palais Esterane"', '"THE MOJAVELLE"'],
    ["hotel 3 › location | “Oz” is not a destination. | add", '"Macau China"', '"Oz"'],
  ),
  inFile(
    destinations,
    [`destination 8 › name | Entry 7 ${sameName}`, '"Melbourne Australia"', '"Aruba Caribbean"'],
    ["destination 1 | must be an entry in braces. | Compare", /\{[^{]*"Las.*"\s*\}/, '"Oz"'],
  ),
  inFile(site, ["hero › headlines | 13 entries | Remove 1 ", /\[\s*"Best.*?"/, `[${more}`]),
]

/** Fields that are missing or unknown, and values of another type. */
const shape = [
  inFile(
    hotels,
    ["hotel 3 › name | is missing. | Add “name”. The hotel's", /\{\s*"name": "The Cot.*/, "{"],
    ["hotel 1 › stars | is not a field | Remove it, or rename", name, `${name} "stars": ▸5,`],
    ["hotel 2 › imageCredit | must be text. | quotation marks", /"Fcz.*"/, "null"],
  ),
  inFile(
    site,
    ["established | must be a whole number. | brackets and digits", "2022", '"2022"'],
    ["notFound › status | must be text. | quotation", '"404 Not Found"', "404"],
    ["hero › headlines | must be a list in square | Compare", /\[\s*"Best.*?\]/s, '"Head"'],
  ),
  inFile(
    about,
    ["heading | is missing. | Add “heading”.", /label: O.*\nh.*/, "▸label: Our label"],
    ["heading | “Heading” is empty. | Enter some text.", "Our heading", '""'],
  ),
]

/** Lines of text that are too long or empty. */
const lines = inFile(
  hotels,
  ["hotel 1 › description | is empty. | Enter some text.", /"Rooms face.*"/, '"   "', '"**"'],
  ["hotel 5 › name | for the card: 81 | by 1.", '"Liffeymoor House"', `"${"E".repeat(81)}"`],
  ["hotel 6 › name | : 92 | by 12.", '"The Tidewright"', `"${"F".repeat(76)} {phone}"`],
)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const nextYear = String(Number(inDays(2).slice(0, 4)) + 1)
const phone = '"+1 702 555 0148"'

/** The form of addresses, telephone numbers, years and dates. */
const facts = [
  inFile(
    site,
    ["email | not an email address. | Use the form", /"info@.*"/, '"info.a.example"', '"info@a"'],
    ["phone | in international | Start with a plus", phone, '"702 555 0148"', '"+1 702 CALL"'],
    ["established | is not a year from 1800 | Correct the year", "2022", "22", nextYear],
    ["established | must be a whole number. | digits", "2022", "2022.5"],
  ),
  inFile(
    terms,
    ["updated | is not a valid date. | Use year-month-day", "2024-02-29", "2023-02-29"],
    ["updated | is in the future. | Enter an earlier date.", "2024-02-29", inDays(2)],
  ),
]

/** Wrong photo addresses, with the expected problem. */
const photo = (expected: string, ...addresses: string[]) => {
  const wrong = addresses.map(address => `"${address}"`)
  return inFile(hotels, [`hotel 1 › image | “Photo address” ${expected}`, /"https:.*"/, ...wrong])
}

/** Addresses and descriptions of photos. */
const photos = [
  inFile(hotels, [
    "hotel 1 › imageAlt | is a file name or a URL. | Describe what the photo shows",
    '"The Las Vegas Strip at night"',
    ...['"rome_at-night.jpg"', '"IMG_2041"', '"https://photos.example/rome"'],
  ]),
  photo(
    "is not a complete https:// address. | starting with https://",
    "http://photos.example/rome.jpg",
    "https://photos.example/rome night.jpg",
    "https://photos.example",
    "https://[x]/a.jpg",
    " ",
  ),
  photo(
    "is the address of a web page, or of a file that is not a photo. | Choose a JPEG",
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
