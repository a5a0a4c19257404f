import { about, destinations, hotels, site, terms } from "./sample-content"

interface Mistake {
  /** A text of the file, and the mistake that takes its place */
  change: readonly [from: string | RegExp, to: string]
  /** The part of the mistake at which the problem is reported, if that is not its start */
  at?: string
  /** A part of the report: `field: message remedy` */
  expected: string
}

const invalid = "The JSON is invalid here. Check quotation marks"
const noDashes = "The front matter must be between two lines of ---. Add the missing line."
const conflict = "<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main"
const merge = "This is an unresolved merge conflict. Keep one version"
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const nextYear = String(Number(inTwoDays.slice(0, 4)) + 1)
const noPhone = "phone: “Telephone number” is not a telephone number in international format. Start"

/** Mistakes in each file of the sample content. */
const inFiles: Record<string, Mistake[]> = {
  [hotels]: [
    { change: ['"The Cotaline",', "“House C”,"], expected: invalid },
    { change: ['"The Cotaline",', '"House C,'], expected: invalid },
    { change: [/^.*$/s, ""], expected: invalid },
    { change: ['Mojavelle",', 'X", "name": "Y",'], at: '"n', expected: "“name” appears twice." },
    { change: ["[\n", "[\n<<<<<<< HEAD\n=======\n>>>>>>> x\n"], at: "<", expected: merge },
    { change: [/^.*$/s, "[]"], expected: "“Hotels” needs at least one entry. Add one." },
    {
      change: ['"Palais Esterane"', '"THE MOJAVELLE"'],
      expected: "hotel 2 › name: Entry 1 already has this name. Rename one of the two.",
    },
    {
      change: ['"Macau China"', '"Oz"'],
      expected: "hotel 3 › location: “Oz” is not a destination. The destinations are: Las Vegas",
    },
    { change: [/\{\s*"name": "The Cot.*/, "{"], expected: "“Name” is missing. Add “name”. The" },
    {
      change: ['Mojavelle",', 'Mojavelle", "stars": 5,'],
      at: "5",
      expected: "hotel 1 › stars: “stars” is not a field here. Remove it, or rename it",
    },
    { change: [/"Fcz.*"/, "null"], expected: "imageCredit: “Photo credit” must be text. Compare" },
    { change: [/"Rooms face.*"/, '"**"'], expected: "“Description” is empty. Enter some text." },
    {
      change: ['"The Tidewright"', `"${"F".repeat(76)} {phone}"`],
      expected: "too long for the card: 92 characters, but the maximum is 80. Shorten it by 12.",
    },
    ...["rome_at-night.jpg", "IMG_2041", "https://photos.example/rome"].map(
      (name): Mistake => ({
        change: ['"The Las Vegas Strip at night"', `"${name}"`],
        expected: "imageAlt: “Photo description” is a file name or a URL. Describe",
      }),
    ),
  ],
  [site]: [
    { change: ['"brand"', "brand"], expected: invalid },
    { change: [/\}\n\}\n$/, "}\n"], at: "}\n", expected: invalid },
    {
      change: [/(?<="headlines": )\[/, `[${'"Casino", '.repeat(9)}`],
      expected: "headlines: “Headlines” has 13 entries, but the maximum is 12. Remove 1 of them.",
    },
    { change: ["2022", "2022.5"], expected: "must be a whole number. Compare" },
    { change: [/\[\s*"Best.*?\]/s, '"A"'], expected: "must be a list in square brackets. Compare" },
    {
      change: [/"info@.*"/, '"info.a.example"'],
      expected: "is not an email address. Use the form",
    },
    { change: ['"+1 702 555 0148"', '"702 555 0148"'], expected: noPhone },
    { change: ['"+1 702 555 0148"', '"+1 702 CALL"'], expected: noPhone },
    { change: ["2022", "22"], expected: "is not a year from 1800 to the current one. Correct" },
    { change: ["2022", nextYear], expected: "is not a year from 1800 to the current one. Correct" },
    {
      change: [/"A curated gateway to cas.*"/, '"{phone}{fone}"'],
      expected: "contains formatting or brackets that readers would see as typed. Write “{phone}{",
    },
  ],
  [destinations]: [
    { change: [/(?<=Australia"\n {2}\})/, ","], expected: invalid },
    { change: ['"Melbourne Australia"', '"Aruba Caribbean"'], expected: "Entry 7 already" },
    {
      change: [/\{[^{]*"Las.*"\s*\}/, '"Oz"'],
      expected: "destination 1: “Destination” must be an entry in braces. Compare",
    },
  ],
  [about]: [
    { change: [/^.*heading\n---/s, "---\nheading: A\n"], expected: noDashes },
    { change: [/^---\n/, ""], expected: noDashes },
    {
      change: ["Our label", "Our: label"],
      expected: "“label” must be in quotation marks. Write “",
    },
    {
      change: ["heading: ", "label: A\nheading: "],
      expected: "“label” appears twice. Remove one of the two.",
    },
    { change: ["label: ", "Our\nlabel: "], expected: "of the form “name: value”. Remove “Our”." },
    { change: ["Our story.", `- One\n${conflict}`], at: "<", expected: merge },
    {
      change: ["Our story.", "\uFFFDur story."],
      expected: "not valid UTF-8 at this character. Save",
    },
    { change: [/label: O.*\nh.*/, "label: A"], expected: "“Heading” is missing. Add “heading”." },
    { change: ["Our heading", '""'], expected: "heading: “Heading” is empty. Enter some text." },
    { change: [/\nOur story.*\n/, "\n***\n"], expected: "The text is empty. Write at least one" },
    {
      change: ["Our story.", "Ours.\n\n###\n\nText."],
      at: "###",
      expected: "text: The heading has no text. Remove “###”.",
    },
    {
      change: ["Our story.", "Our ![a][p]\n\n[p]: https://a.b/c"],
      at: "!",
      expected: "text: Images are not allowed in texts. Write “a” instead of “![a][p]”.",
    },
    {
      change: ["Our story", "[](/terms)"],
      expected: "The link has no text. Remove “[](/terms)”.",
    },
    {
      change: ["Our story.", "Our [story].\n\n[story]: javascript:alert(1)"],
      at: "[story]:",
      expected: "text: “javascript:alert(1)” is not a valid link address. Use an address",
    },
  ],
  [terms]: [
    { change: ["2024-02-29", "2023-02-29"], expected: "is not a valid date. Use year-month-day" },
    { change: ["2024-02-29", inTwoDays], expected: "is in the future. Enter an earlier date." },
    {
      change: ["## Data Protection", "##"],
      expected: "text › Cancellation Policy: The heading has no text. Remove “##”.",
    },
    {
      change: ["## Introduction", "# One\n\n## Two"],
      expected: "title comes from the Title field, not from a heading. Remove “# One”.",
    },
    {
      change: [/(?<=---\n)\n## Intro.*/s, "A.\n"],
      expected: "The page has no headings. Start each",
    },
  ],
}

export const mistakes = Object.entries(inFiles).flatMap(([file, rows]) =>
  rows.map(row => ({ ...row, file })),
)
