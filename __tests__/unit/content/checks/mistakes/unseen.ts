import { section } from "../../sample-content"
import { instead, type Mistake } from "./mistake"

function inName(written: string, what: string): Mistake {
  return {
    name: `a name with ${what}`,
    file: "content/hotels.json",
    make: instead('"House E"', `"${written}"`),
    at: `"${written}"`,
    field: "hotel 5 › name",
    message: `The name contains ${what}, which cannot be seen.`,
    remedy: "Delete it: put the cursor",
  }
}

function inText(written: string, at: string, what: string): Mistake {
  return {
    name: `a text with ${what}`,
    file: "content/about.md",
    make: instead("Our story.", written),
    at,
    field: "text",
    message: `The text contains ${what}, which cannot be seen.`,
    remedy: "press Delete once, or type the word again",
  }
}

/** Invisible characters. */
export const unseen: Mistake[] = [
  inName("Hou\u00ADse E", "a soft hyphen after “Hou”"),
  inName("House\u200B E", "a space without width after “House”"),
  inName("House \u2060E", "a joiner without width at the beginning of a word"),
  inName("House\u200D E", "a joiner without width after “House”"),
  inText("Our st\u00ADory.", "\u00AD", "a soft hyphen after “st”"),
  inText("Our\u200Bstory.", "\u200B", "a space without width after “Our”"),
  inText("Our story\u200C.", "\u200C", "a separator without width after “story”"),
  {
    name: "a heading with a soft hyphen",
    file: section("privacy", 4),
    make: instead("Data Protection", "Data Pro\u00ADtection"),
    at: "Data Pro\u00ADtection",
    field: "heading",
    message: "The heading contains a soft hyphen after “Pro”",
    remedy: "Delete it",
  },
  {
    name: "a photo address with a space without width",
    file: "content/hotels.json",
    make: instead("rome_at-night.jpg", "rome_at-night.jpg\u200B"),
    at: '"https://photos.example/rome',
    field: "hotel 1 › image",
    message: "The photo address contains a space without width",
    remedy: "Delete it",
  },
]
