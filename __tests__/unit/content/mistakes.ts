import { destinations, hotels, site, terms } from "./sample-content"

/** A mistake that replaces part of a file. The check must report it there, once, in these words. */
type Mistake = [from: string | RegExp, to: string, report: string]

const unreadable = "The file cannot be read from “"
const invisible = "There is an invisible character in this line: delete the line, and type it"
const conflict = "<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main"

const inFiles: Record<string, Mistake[]> = {
  [hotels]: [
    ['"The Cotaline",', "“House C”,", `${unreadable}“House C”,” on. Check quotation marks`],
    [/^.*$/s, "", unreadable],
    [/^.*$/s, "[".repeat(101), "Too many brackets are open here. Close some."],
    ["The Mojavelle", "The\nMojavelle", `${unreadable}Mojavelle",” on. Check quotation marks`],
    ["The Cotaline", "The\u000BCotaline", invisible],
    ['"Palais', '# Ours\n"Palais', `${unreadable}# Ours” on.`],
    ["[", "\uFEFF[", invisible],
    [/^.*$/s, "{}", "“Hotels” is not a list in [ ]. The featured hotels, in page order."],
    [/(?<="credit": )\{.*?\}/s, '"Ada"', "“Photo credit” is not a group of fields in { }."],
    ['Mojavelle",', 'X", "name": "Y",', "“name” appears twice. Remove one of the two."],
    ['Mojavelle",', 'X", "rank": 5,', "“rank” is not a field here: remove it, or rename it."],
    [/"name": "The Cot.*",/, "", "“Name” is missing. The hotel’s name, as shown on its card."],
    ['"Palais Esterane"', '"THE\u00A0 MOJAVELLE"', "Hotel 1 already has this name."],
    ['"Macau China"', '"Oz"', "“Oz” is not a destination. The destinations are: Las"],
    ["CC BY-SA 4.0", "CC BY", "“License” is not valid (Invalid option: expected one of "],
    [/"https:.*"/, '"http://photos.example/a.jpg"', "is not a complete https:// address. Uploads"],
    [/"The Las Vegas S.*"/, '" "', "“Photo description” is empty."],
    [/"Rooms face.*"/, '"**"', "“Description” contains “**”. Visitors would see this as typed"],
    [/"Rooms face.*"/, '"<b>Ours</b>"', "contains “<b>Ours</b>”. Visitors would see this as"],
    ['"The Tidewright"', `"${"F".repeat(81)}"`, "“Name” is longer than 80 characters."],
    // Harmful texts and addresses.
    ["The Mojavelle", "</script><script>", "contains “</script><script>”. Visitors would see this"],
    [/"https:.*"/, '"javascript:alert(1)"', "is not a complete https:// address."],
    [/"https:.*"/, '"https://unsplash.com/photos/x"', "is the address of a page, not of the photo"],
    [/"https:.*"/, '"https://en.wikipedia.org/wiki/Special:FilePath/X"', "of a page, not of the"],
    [/"https:.*"/, '"https://photos.example/a b.jpg"', "“Photo address” contains a space."],
    [
      /"https:.*"/,
      '"https://a.example;script-src.example/a"',
      "is not a complete https:// address",
    ],
    [/"https:.*"/, '"https://unsplash.com@evil.example/a"', "is not a complete https:// address."],
  ],
  [site]: [
    ['"Top Hotel And Casino Resort"', "'Top Hotel'", `${unreadable}'Top Hotel',” on.`],
    [/(?<="headlines": )\[/, `[${'"A",'.repeat(8)}`, "“Headlines” has more than 12 items."],
    [/"info@.*"/, '"info.a.example"', "is not an email address. The address for inquiries"],
    ['"+1 702 555 0148"', '"+44 (0)20 7946 0958"', "is not a telephone number in international"],
    [/"info@.*"/, '"a@b.example?bcc=c@d.example"', "is not an email address."],
    ["555 0148", "555 0148;javascript:", "is not a telephone number in international format."],
    ["2022", "22", "is not a whole number from 1800 to 2100, without"],
    ['"Las Vegas"', "5", "“Headquarters” is not text in quotation marks. The city of the"],
  ],
  [destinations]: [
    [/(?<=Australia"[^}]*\})/, ",", unreadable],
    [/(?<=Nevada"[^}]*\}),\n {2}\{/, "\n  {", `${unreadable}{” on.`],
  ],
  [terms]: [
    [/^.*Intro\.\n---/s, "---\ntitle: A\n", "its fields between two lines of ---. Add the"],
    [/^-+/, `${"\n".repeat(2000)}---`, "The file has more than 2,000 lines. Move some of them"],
    ["title: Terms", "title: Terms: new", "Put a value with a colon or other symbols in quotation"],
    ["title: Terms", "title: *Terms*", `${unreadable}*Terms*” on.`],
    ["title: Terms", "title: Terms #5", `${unreadable}Terms #5” on. Write each field`],
    ["title: Terms", "title: &a Terms", `${unreadable}Terms” on.`],
    ["Intro.", '"Intro\u000B."', invisible],
    ["2024-02-29", "2023-02-29", "is not a valid date of the form 2026-11-21."],
    ["2024-02-29", "21.11.2026", "is not a valid date of the form 2026-11-21."],
    ["2024-02-29", "2999-01-01", "“Last updated” is in the future. The date of the last change."],
    ["Ours, ", `- One\n${conflict}\n`, "unresolved merge conflict. Keep one version"],
    ["Ours, ", "- Two\n\n\\>>>>>>> main\n", "unresolved merge conflict. Keep one version"],
    ["Ours, ", "- Two\n\n=======\n", "unresolved merge conflict. Keep one version"],
    ["Ours, ", `${"- ".repeat(100)}Ours, `, "This line begins with too many symbols"],
    ["## Data Protection", "##", "This heading has no words. Write some, or remove it."],
    ["## Introduction", "# Introduction", "The page’s title is in its own field. Make this a"],
    ["## Introduction", "## 1. Introduction", "Sections are numbered by the page. Remove the"],
    ["## Introduction", "## (1.3) Introduction", "Sections are numbered by the page. Remove the"],
    [/## Intro.*/s, "1. Scope\n", "A page needs sections. Make the line above each one a Heading"],
    [/(?<=---\n)\n## Intro.*/s, "\n", "The text is empty. Write a sentence."],
  ],
}

export const mistakes = Object.entries(inFiles).flatMap(([file, rows]) =>
  rows.map(([from, to, report]) => ({ file, from, to, report })),
)

const nowhere =
  "which is not an address. Use https://…, mailto:…, tel:… or a page of this site: /, "
const notAllowed = "cannot be shown: remove HTML, and replace a picture with a link."

/** Mistakes in a text: words of the report, and the line that it must name, if it is not the first. */
export const textMistakes: [text: string, report: string, line?: number][] = [
  ["Two.\n\nA fee[^b].", "contains “[^b].”", 3],
  ["One\n##Fees", "contains “##Fees”", 2],
  ["[the terms] (/terms)", "contains “] (/terms)”. Visitors would see this as typed"],
  ["[x](https://example.com/a b)", "contains “](”"],
  ["**Deposits.**Most", "remove the symbols, or put a space where bold words end."],
  ["A ~~ b", "contains “~~ b”"],
  ["Open 17~19, closed 20~22.", "“~19, closed 20~” would be struck out. Write – or “to” in"],
  ["| a | b |\n| c | d |", "A table needs the row | --- | --- | below its first one"],
  ["One.\n\n<table>\n  <tr>\n</table>", `“<table> <tr> </table>” ${notAllowed}`, 3],
  ["![x](https://a.example/x.png)", `“![x](https://a.example/x.png)” ${notAllowed}`],
  [`One.\n\n[image1]: <data:image/png;base64,${"A".repeat(500)}>`, `…”, ${nowhere}`, 3],
  ["Write to us@a.example\nor **now.", "contains “**now.”", 2],
  ["A promise.\n---", "“A promise.” is underlined, which makes a heading. Put an empty line"],
  ["1. One\n  1. Two\n2. Three", "“1. Two” is not within the item above it. Indent it by", 2],
  [`One\n\n${"words ".repeat(501)}`, "words w…” is too long. Put an empty line into it.", 3],
  ["- [ ] Ask", "“- [ ] Ask” would get a check box. Remove the brackets."],
  ["One.\n\n    four spaces", "“ four spaces” would be code. Remove the spaces or backticks", 3],
  ["| a |\n|---|\n| Half | some |", "“Halfsome” has more or fewer cells than the table’s", 3],
  ["| a | b |\n|---|---|\nAfter.", "“After.” has more or fewer cells than the table’s first", 3],
  ["See https://a.example/b—then.", "The address “https://a.example/b—then” is too long."],
  ["[a](https://eur03.safelinks.protection.outlook.com/?url=x)", "which is a detour. Open it"],
  ["[us](tel:+44(0)2079460958)", nowhere],
  ["[us](constructor)", nowhere],
  ["[+1 702 555](tel:+17025550148)0199", "which is not what it shows. Make both the same."],
  ["[new@a.example](mailto:old@a.example)", "which is not what it shows."],
  ["[](/terms)", "This link has no words. Write some, or remove it."],
  ["[Story]()", `The link “Story” leads to “”, ${nowhere}`],
  ["[us](mailto:info)", nowhere],
  ["[us](/terms/)", nowhere],
  ["[us](http://localhost:8000/terms)", nowhere],
  ["[us](/terms#refunds)", "which is not a section. The sections are: /terms#y, /terms#z."],
  // Harmful texts.
  ["[x](<java\tscript:alert(1)>)", nowhere],
  ["[x](/\\evil.example)", nowhere],
  ["[x](https:evil.example)", nowhere],
  ["[x ![y](https://evil.example/y.png)](/terms)", notAllowed],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "Visitors would see this as typed"],
  ["<svg/onload=alert(1)>", "Visitors would see this as typed"],
]
