import { about, destinations, hotels, site, terms } from "./sample-content"

/** A mistake that replaces part of a file. The check must report it there, once. */
interface Mistake {
  from: string | RegExp
  to: string
  /** Part of `field: message remedy` */
  report: string
}

const invalid = "The JSON is invalid here. Check quotation marks"
const noDashes = "The front matter must be between two lines of ---. Add the missing line."
const tooLong = "too long for the card: 92 characters, but the maximum is 80. Shorten it by 12."
const conflict = "<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main"
const noPhone = "is not a telephone number in international format. Start"
const noYear = "is not a year from 1800 to the current one. Correct"
const google = '"https://encrypted-tbn0.gstatic.com/images?q=tbn:A"'
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const nextYear = String(Number(inTwoDays.slice(0, 4)) + 1)

/** Mistakes in each file of the sample content. */
const inFiles: Record<string, Mistake[]> = {
  [hotels]: [
    { from: '"The Cotaline",', to: "“House C”,", report: invalid },
    { from: '"The Cotaline",', to: '"House C,', report: invalid },
    { from: /^.*$/s, to: "", report: invalid },
    { from: /^.*$/s, to: "[]", report: "“Hotels” needs at least one entry. Add one." },
    { from: 'Mojavelle",', to: 'X", "name": "Y",', report: "“name” appears twice. Remove one" },
    { from: 'Mojavelle",', to: 'X", "rank": 5,', report: "“rank” is not a field here. Remove" },
    { from: /\{\s*"name": "The Cot.*/, to: "{", report: "“Name” is missing. Add “name”. The" },
    { from: '"Palais Esterane"', to: '"THE MOJAVELLE"', report: "hotel 2 › name: Entry 1 already" },
    { from: '"Macau China"', to: '"Oz"', report: "hotel 3 › location: “Oz” is not a destination." },
    { from: /"Fcz.*"/, to: "null", report: "“Photo credit” must be text. Compare it" },
    { from: /"https:.*?"/, to: google, report: "address of a search engine's thumbnail. Open" },
    { from: /"Rooms face.*"/, to: '"**"', report: "“Description” is empty. Enter some text." },
    { from: /"The Las Vegas S.*"/, to: '"rome_1.jpg"', report: "is a file name or a URL." },
    { from: '"The Tidewright"', to: `"${"F".repeat(76)} {phone}"`, report: tooLong },
  ],
  [site]: [
    { from: /\}\n\}\n$/, to: "}\n", report: invalid },
    { from: /(?<="headlines": )\[/, to: `[${'"A",'.repeat(9)}`, report: "13 entries" },
    { from: /\[\s*"Best.*?\]/s, to: '"A"', report: "must be a list in square brackets. Compare" },
    { from: /"info@.*"/, to: '"info.a.example"', report: "is not an email address. Use the" },
    { from: '"+1 702 555 0148"', to: '"+1 702 CALL"', report: noPhone },
    { from: "2022", to: "22", report: noYear },
    { from: "2022", to: nextYear, report: noYear },
    { from: /"A curated gateway to c.*"/, to: '"{phone}{fone}"', report: "formatting or brackets" },
  ],
  [destinations]: [
    { from: /(?<=Australia"\n {2}\})/, to: ",", report: invalid },
    { from: /^\[/, to: "[ // In order", report: invalid },
    { from: '"Melbourne Australia"', to: '"Aruba Caribbean"', report: "Entry 7 already has this" },
    { from: /\{[^{]*"Las.*"\s*\}/, to: '"Oz"', report: "must be an entry in braces. Compare" },
  ],
  [about]: [
    { from: /^.*heading\n---/s, to: "---\nheading: A\n", report: noDashes },
    { from: /^---\n/, to: "", report: noDashes },
    { from: "label: ", to: "Our\nlabel: ", report: "of the form “name: value”. Remove “Our”." },
    { from: "heading: ", to: "label: A\nheading: ", report: "“label” appears twice. Remove one" },
    { from: "Our label", to: "Our: label", report: "must be in quotation marks. Write “" },
    { from: /label: O.*\nh.*/, to: "label: A", report: "“Heading” is missing. Add “heading”." },
    { from: "Our story.", to: `- One\n${conflict}`, report: "unresolved merge conflict. Keep one" },
    { from: /\nOur story.*\n/, to: "\n***\n", report: "The text is empty. Write at least one" },
    { from: /\nOur story.*\n/, to: "\n<!-- Soon -->\n", report: "The text is empty. Write" },
    { from: "Our story.", to: "A\n\n###\n\nB", report: "The heading has no text. Remove “###”." },
    { from: "Our story", to: "[](/terms)", report: "The link has no text. Remove “[](/terms)”." },
    { from: "story.", to: "[story]()", report: "The link at the end of “Our story” has no" },
    { from: "Our story.", to: "·\u00A0Our story.", report: "“·” as typed. Write “- ” instead" },
    { from: "Our story.", to: "- ·  Our story.", report: "as typed. Remove “·  ”." },
    { from: "Our story.", to: "o   Our story.", report: "Write “- ” instead of “o   ”." },
    { from: "Our story.", to: "§ Our story.", report: "the list mark “§” as typed." },
    { from: "story", to: "\\*\\*story\\*\\*", report: "would see these asterisks. To make words" },
    { from: "Our story.", to: "![a][p]\n\n[p]: https://a.b/c", report: "instead of “![a][p]”" },
    { from: "Our story.", to: "[a]\n\n[a]: javascript:b", report: "not a valid link address. Use" },
  ],
  [terms]: [
    { from: "2024-02-29", to: "2023-02-29", report: "is not a valid date. Use year-month-day" },
    { from: "2024-02-29", to: inTwoDays, report: "is in the future. Enter an earlier date." },
    { from: "## Data Protection", to: "##", report: "text › Cancellation Policy: The heading has" },
    { from: "## Introduction", to: "# One\n\n## Two", report: "from the Title field, not from a" },
    { from: /(?<=---\n)\n## Intro.*/s, to: "A.\n", report: "The page has no headings. Start each" },
  ],
}

export const mistakes = Object.entries(inFiles).flatMap(([file, rows]) =>
  rows.map(row => ({ ...row, file })),
)
