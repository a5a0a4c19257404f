import { type Mistake, mistakesIn } from "./mistake"

const unknown = [
  "The site does not know this file",
  "Rename it, or move it out of the content folder.",
] as const

const missing = (file: string): Mistake => ({
  name: `that ${file} is missing`,
  file,
  among: files => {
    delete files[file]
  },
  says: ["The file is missing.", "Bring it back"],
})

/** Files that are missing, or that no page shows. */
export const files = [
  ...["content/site.json", "content/hotels.json", "content/about.md"].map(missing),
  ...mistakesIn("content/hotels.json", {
    "a folder where a file belongs": {
      make: () => undefined,
      says: ["The file cannot be read.", "Make sure that it is a file"],
    },
    "a JSON file that the site does not know": {
      file: "content/hotels-new.json",
      make: () => "[]",
      says: unknown,
    },
    "a legal section in a folder too deep": {
      file: "content/legal/terms/old/01.md",
      make: () => "---\nnumber: 1\n---\n\nText.\n",
      says: unknown,
    },
    "a legal section with another ending": {
      file: "content/legal/terms/01-introduction.txt",
      make: () => "Text.",
      says: unknown,
    },
  }),
]
