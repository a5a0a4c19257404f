import { instead, type Mistake } from "./mistake"

const hotels = "content/hotels.json"
const notUtf8 = {
  message: "The file is not saved as UTF-8 text",
  remedy: "Save the file with the encoding “UTF-8”",
}

function inName(name: string, wrong: string, message: string, remedy: string): Mistake {
  return {
    name: `a name with ${name}`,
    file: hotels,
    make: instead('"House E"', wrong),
    at: wrong,
    field: "hotel 5 › name",
    message: `The name ${message}.`,
    remedy,
  }
}

const unseen = ["contains a character that cannot be seen or read", "type them again"] as const

/** Characters that are not what they seem, and files in outdated encodings. */
export const encoding: Mistake[] = [
  {
    name: "a file in Latin-1",
    file: hotels,
    make: text => Buffer.from(text.replace("House E", "Maison Étoile"), "latin1"),
    at: "\uFFFDtoile",
    ...notUtf8,
  },
  {
    name: "a file in UTF-16",
    file: "content/about.md",
    make: text => Buffer.from(`\uFEFF${text}`, "utf16le"),
    at: "\uFFFD",
    ...notUtf8,
  },
  {
    name: "a character that was lost in an earlier conversion",
    file: "content/about.md",
    make: instead("Our story.", "Our st\uFFFDry."),
    at: "\uFFFD",
    ...notUtf8,
  },
  inName("a space at its end", '"House E "', "starts or ends with a space", "Remove the space."),
  inName(
    "a space at its beginning",
    '" House E"',
    "starts or ends with a space",
    "Remove the space.",
  ),
  inName("a line break", '"House\\nE"', "has a line break in it", "in one line"),
  inName("a control character", '"House\\u0000E"', ...unseen),
  inName("a tab", '"House\\tE"', ...unseen),
  inName("half a character", '"House \\ud83c"', ...unseen),
]
