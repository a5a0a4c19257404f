import { section } from "../../sample-content"
import { inStory, type Mistake, mistakesIn } from "./mistake"

const hotels = "content/hotels.json"
const notUtf8 = [
  "The file is not saved as UTF-8 text",
  "Save the file with the encoding “UTF-8”",
] as const

const inName = (name: string, wrong: string, ...says: Mistake["says"]): Mistake => ({
  name: `a name with ${name}`,
  file: hotels,
  instead: ['"House E"', wrong],
  field: "hotel 5 › name",
  says,
})

const atAnEnd = ["The name starts or ends with a space.", "Remove the space."] as const
const control = [
  "The name contains a character that cannot be seen or read.",
  "type them again",
] as const

const unseenInName = (written: string, what: string) =>
  inName(
    what,
    `"${written}"`,
    `The name contains ${what}, which cannot be seen.`,
    "Delete it: put the cursor",
  )

const unseenInText = (written: string, at: string, what: string) =>
  inStory(
    `a text with ${what}`,
    written,
    at,
    `The text contains ${what}, which cannot be seen.`,
    "press Delete once, or type the word again",
  )

/** Characters that are not what they seem or cannot be seen, and files in outdated encodings. */
export const characters = [
  inName("a space at its end", '"House E "', ...atAnEnd),
  inName("a space at its beginning", '" House E"', ...atAnEnd),
  inName("a line break", '"House\\nE"', "The name has a line break in it.", "in one line"),
  inName("a control character", '"House\\u0000E"', ...control),
  inName("a tab", '"House\\tE"', ...control),
  inName("half a character", '"House \\ud83c"', ...control),
  unseenInName("Hou\u00ADse E", "a soft hyphen after “Hou”"),
  unseenInName("House\u200B E", "a space without width after “House”"),
  unseenInName("House \u2060E", "a joiner without width at the beginning of a word"),
  unseenInName("House\u200D E", "a joiner without width after “House”"),
  unseenInText("Our st\u00ADory.", "\u00AD", "a soft hyphen after “st”"),
  unseenInText("Our\u200Bstory.", "\u200B", "a space without width after “Our”"),
  unseenInText("Our story\u200C.", "\u200C", "a separator without width after “story”"),
  ...mistakesIn(hotels, {
    "a file in Latin-1": {
      make: text => Buffer.from(text.replace("House E", "Maison Étoile"), "latin1"),
      at: "\uFFFDtoile",
      says: notUtf8,
    },
    "a file in UTF-16": {
      file: "content/about.md",
      make: text => Buffer.from(`\uFEFF${text}`, "utf16le"),
      at: "\uFFFD",
      says: notUtf8,
    },
    "a character that was lost in an earlier conversion": {
      file: "content/about.md",
      instead: ["Our story.", "Our st\uFFFDry."],
      at: "\uFFFD",
      says: notUtf8,
    },
    "a heading with a soft hyphen": {
      file: section("privacy", 4),
      instead: ["Data Protection", "Data Pro\u00ADtection"],
      field: "heading",
      says: ["The heading contains a soft hyphen after “Pro”", "Delete it"],
    },
    "a photo address with a space without width": {
      instead: ["rome_at-night.jpg", "rome_at-night.jpg\u200B"],
      at: '"https://photos.example/rome',
      field: "hotel 1 › image",
      says: ["The photo address contains a space without width", "Delete it"],
    },
  }),
]
