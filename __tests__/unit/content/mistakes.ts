import { destinations, hotels, site, terms } from "./sample-content"

/** A mistake that replaces part of a file. The check must report it there, once, in these words. */
type Mistake = [from: string | RegExp, to: string, report: string]

const unreadable = "The file cannot be read from “"
const noYear = "is not a year from 1800 to the current one."
const conflict = "<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main"
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const nextYear = String(Number(inTwoDays.slice(0, 4)) + 1)

const inFiles: Record<string, Mistake[]> = {
  [hotels]: [
    ['"The Cotaline",', "“House C”,", `${unreadable}“House C”,” on. Check quotation marks`],
    ['"The Cotaline",', '"House C,', `${unreadable}"House C,” on.`],
    [/^.*$/s, "", unreadable],
    ['Mojavelle",', 'X", "name": "Y",', "“name” appears twice. Remove one of the two."],
    [
      'Mojavelle",',
      'X", "rank": 5,',
      "“rank” is not a field here. Remove it, or rename it. The fields",
    ],
    [/"location": "Mac/, '"locatio": "Mac', "hotel 3 › locatio: “locatio” is not a field here."],
    [/\{\s*"name": "The Cot.*/, "{", "“Name” is missing. Add “name”. The hotel's name"],
    [
      '"Palais Esterane"',
      '"THE\u00A0 MOJAVELLE"',
      "hotel 2 › name: Entry 1 already has the name “THE MOJ",
    ],
    [
      '"Macau China"',
      '"Oz"',
      "hotel 3 › location: “Oz” is not a destination. The destinations are: Las",
    ],
    [/"Fcz.*"/, "null", "hotel 2 › credit › by: “Photographer” is not valid: expected string"],
    [
      "CC BY-SA 4.0",
      "CC BY",
      '“License” is not valid: Invalid option: expected one of "CC BY 4.0"',
    ],
    [/"https:.*?"/, '"http://photos.example/rome.jpg"', "is not a complete https:// address."],
    [/"https:.*?"/, '" "', "“Photo address” is empty. Enter some text."],
    [/"Rooms face.*"/, '"**"', "“Description” contains “**”, which readers would see as typed."],
    [
      /"Rooms face.*"/,
      '"Ask {Phone}"',
      "contains “{Phone}”, but curly brackets can contain only these",
    ],
    [/"Rooms face.*"/, '"<b>Ours</b>"', "contains “<b>”, which readers would see as typed."],
    [/"The Las Vegas S.*"/, '"rome_1.jpg"', "is a file name or a URL."],
    ['"The Tidewright"', `"${"F".repeat(76)} {phone}"`, "is too long: shorten it by 12 to 80"],
  ],
  [site]: [
    [/(?<="headlines": )\[/, `[${'"A",'.repeat(8)}`, "has 13 entries, but the maximum is 12."],
    [/"info@.*"/, '"info.a.example"', "is not an email address. Correct it. The address"],
    ['"+1 702 555 0148"', '"+1 702 CALL"', "is not a telephone number in international format."],
    ["2022", "22", noYear],
    ["2022", nextYear, noYear],
    [
      '"Marquisade"',
      '"Marquis: {phone}"',
      "“Brand” contains a sign that has a meaning in other texts.",
    ],
  ],
  [destinations]: [
    [/(?<=Australia"\n {2}\})/, ",", unreadable],
    [/^\[/, "[ // In order", `${unreadable}// In order” on.`],
    [/(?<=Nevada"\n {2}\}),/, "", `${unreadable}}” on.`],
    [/\{[^{]*"Las.*"\s*\}/, '"Oz"', "is not valid: expected object, received string."],
  ],
  [terms]: [
    [/^.*Intro\.\n---/s, "---\ntitle: A\n", "its fields between two lines of ---. Add the"],
    ["title: ", "Our\ntitle: ", `${unreadable}Our” on. Write each field on a line of its own`],
    ["description", "  description", "without spaces before it."],
    [
      "title: Terms",
      "title: Terms: new",
      "Put a value with a colon or other signs in quotation marks.",
    ],
    ["Terms", "Terms #5", `${unreadable}Terms #5” on. Write each field`],
    ["2024-02-29", "2023-02-29", "is not a valid date of the form 2026-11-21."],
    ["2024-02-29", inTwoDays, "is in the future."],
    ["Ours, ", `- One\n${conflict}\n`, "unresolved merge conflict. Keep one version"],
    ["## Data Protection", "##", "text › Cancellation Policy: The heading “##” has no text."],
    [
      "## Introduction",
      "# One\n\n## Two",
      "The page’s title is in the Title field. Remove this heading.",
    ],
    [/(?<=---\n)\n## Intro.*/s, "A.\n", "The page has no headings. Start each section with"],
    [/(?<=---\n)\n## Intro.*/s, "> ## Rules\n", "The page has no headings."],
    [/(?<=---\n)\n## Intro.*/s, "***\n", "The text is empty. Write a sentence."],
  ],
}

export const mistakes = Object.entries(inFiles).flatMap(([file, rows]) =>
  rows.map(([from, to, report]) => ({ file, from, to, report })),
)

const asTyped = "which readers would see as typed."
const facts = "but curly brackets can contain only these facts: {brand}, {email}, {phone}"
const noAddress = "which is not a link address. Use one that starts with https://"
const noPage = "but there is no such page. The pages are: /, /terms, /privacy."
const onlyYours = "which only you can open. Choose another address."
const redirect = "which leads elsewhere. Open it, and copy the address of the page that appears."
const notAllowed = "cannot be shown: HTML and pictures are not allowed. Remove it."
const noTable = "This table cannot be shown. Paste it from a document or a web page, and make"
const elsewhere = encodeURIComponent("https://other.example/a")

/** Mistakes in a text: words of the report, and the line that it must name, if it is not the first. */
export const textMistakes: [text: string, report: string, line?: number][] = [
  ["Two.\n\nA fee[^b].", "contains “[^b]”", 3],
  ["{{ d }}", "contains “{{ d }}”"],
  ["{email and more", facts],
  ["Ask email}", facts],
  ["$" + "{email}", facts],
  ["One\n##Fees", "contains “##Fees”", 2],
  ["One.\n\nSeason\tRate\tNote", "contains “Season", 3],
  ["One.\n\nSeason\tRate\nWinter\t90", "contains “Season", 3],
  ["[the terms] (/terms)", "contains “[the terms] (/terms)”, which readers would see as typed."],
  ["[x](https://example.com/a b)", "contains “[x](https://example.com/a b)”"],
  ["[terms][missing]", "contains “[terms][missing]”"],
  ["Now **please", "contains “**please”, which readers would see as typed. Remove the signs."],
  ["A ~~ b", "contains “~~”"],
  [
    "Open 17~19, closed 20~22.",
    "“~19, closed 20~” would be struck out. Write – or “to” in place of ~.",
  ],
  [
    "Read “https://pier.example/house” first.",
    "includes ” and what follows it. Put a space before ”",
  ],
  ["·\u00A0Our story.", asTyped],
  ["o   Our story.", "contains “o Our story.”"],
  ["§ Our story.", asTyped],
  ["| a | b |\n| c | d |", noTable],
  ["+----+----+\n| a  | b  |\n+----+----+", noTable],
  ["Right    Left\n-----    ----\n12       13", noTable, 2],
  ["> [!NOTE]\n> Ask.", "contains “[!NOTE]”"],
  ["See [[keys]].", "contains “[[keys]]”"],
  ["::: note", "contains “::: note”"],
  ["!!! note", asTyped],
  ["Some ==words==.", "contains “==words==”"],
  ["The 1^st^ floor", "contains “^st^”"],
  ["Term\n: What it means", "contains “: What it means”", 2],
  ["One.\n\n<table>\n  <tr>\n</table>", `“<table> <tr> </table>” ${notAllowed}`, 3],
  ["<!-- open", notAllowed],
  ["![x](https://a.example/x.png)", `“![x](https://a.example/x.png)” ${notAllowed}`],
  [`One.\n\n[image1]: <data:image/png;base64,${"A".repeat(500)}>`, `…” ${notAllowed}`, 3],
  ["| **B** |\n| c |\n\nd {x}", "contains “{x}”", 4],
  ["Write to us@a.example\nor {fone}.", "contains “{fone}”", 2],
  ["[](/terms)", "The link “[](/terms)” has no text. Remove it."],
  ["[Story]()", "The link “Story” has no address. Put the cursor in it"],
  ["[a]\n\n[a]: javascript:b", noAddress, 3],
  ["[us](mailto:info)", noAddress],
  ["[us](../privacy)", "or one of this site: /, /terms, /privacy."],
  ["[us](/terms/)", noPage],
  ["[us](/terms#refunds)", "but there is no such section. The sections are: /terms#y, /terms#z."],
  ["[us](#rooms)", "The link “us” leads to “#rooms”, but there is no such section."],
  ["[us](http://localhost:8000/terms)", onlyYours],
  ["[us](file:///C:/terms.docx)", onlyYours],
  [`[us](https://www.google.com/url?q=${elsewhere}&sa=D)`, redirect],
]
