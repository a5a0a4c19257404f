import { section } from "../../sample-content"
import { instead, type Mistake } from "./mistake"

function conflict(where: string, file: string, of: string, at = "<<<<<<<"): Mistake {
  return {
    name: `two versions that git left ${where}`,
    file,
    make: text =>
      instead(of, `<<<<<<< HEAD\n${of}\n=======\nAnother version\n>>>>>>> new-words`)(text),
    at,
    ...chosen,
  }
}

const chosen = {
  message: "Two versions of the text stand here, one under the other",
  remedy: "Then delete the lines with <<<<<<<, ======= and >>>>>>>.",
}

/** Conflict markers, in every kind of file. */
export const conflicts: Mistake[] = [
  conflict("around a paragraph", "content/about.md", "Our story."),
  conflict("around a section's text", section("terms", 9), "Text of Modifications to Terms."),
  conflict("around a heading", section("privacy", 4), "heading: Data Protection"),
  conflict("in the list of hotels", "content/hotels.json", '    "name": "House A",'),
  conflict("in the list of destinations", "content/destinations.json", '    "name": "Quito"'),
  conflict("in the words of the pages", "content/site.json", '  "brand": "Brand",'),
  conflict("in the legal pages", "content/legal/pages.json", '    "updated": "2024-02-29",'),
  {
    name: "two versions within a list",
    file: section("terms", 9),
    make: instead(
      "Text of Modifications to Terms.",
      "- One\n<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main",
    ),
    at: "<<<<<<< HEAD",
    ...chosen,
  },
  {
    name: "a mark of two versions that a form has kept as text",
    file: "content/about.md",
    make: instead("Our story.", "Our story.\n\n\\>>>>>>> main"),
    at: "\\>>>>>>>",
    ...chosen,
  },
  {
    name: "the line between two versions that was left",
    file: section("privacy", 9),
    make: text => `${text}\n=======\n`,
    at: "=======",
    ...chosen,
  },
]
