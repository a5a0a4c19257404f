import { section } from "../../sample-content"
import { type Mistake, mistakesIn } from "./mistake"

const says = [
  "Two versions of the text stand here, one under the other",
  "Then delete the lines with <<<<<<<, ======= and >>>>>>>.",
] as const

const conflict = (where: string, file: string, of: string): Mistake => ({
  name: `two versions that git left ${where}`,
  file,
  instead: [of, `<<<<<<< HEAD\n${of}\n=======\nAnother version\n>>>>>>> new-words`],
  says,
})

/** Conflict markers, in every kind of file. */
export const conflicts = [
  conflict("around a paragraph", "content/about.md", "Our story."),
  conflict("around a section's text", section("terms", 9), "Text of Modifications to Terms."),
  conflict("around a heading", section("privacy", 4), "heading: Data Protection"),
  conflict("in the list of hotels", "content/hotels.json", '    "name": "House A",'),
  conflict("in the list of destinations", "content/destinations.json", '    "name": "Quito"'),
  conflict("in the words of the pages", "content/site.json", '  "brand": "Brand",'),
  conflict("in the legal pages", "content/legal/pages.json", '    "updated": "2024-02-29",'),
  ...mistakesIn(section("privacy", 9), {
    "two versions within a list": {
      instead: ["Text of", "- One\n<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main"],
      at: "<<<<<<< HEAD",
      says,
    },
    "a mark of two versions that a form has kept as text": {
      file: "content/about.md",
      instead: ["Our story.", "Our story.\n\n\\>>>>>>> main"],
      at: "\\>>>>>>>",
      says,
    },
    "the line between two versions that was left": {
      make: text => `${text}\n=======\n`,
      at: "=======",
      says,
    },
  }),
]
