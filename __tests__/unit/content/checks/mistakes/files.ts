import type { Sample } from "../../sample-content"
import type { Mistake } from "./mistake"

const unknown = {
  message: "The site does not know this file",
  remedy: "Rename it, or move it out of the content folder.",
}

/** Sample that are missing, or that no page shows. */
export const files: Mistake[] = [
  ...["content/site.json", "content/hotels.json", "content/about.md"].map(file => ({
    name: `that ${file} is missing`,
    file,
    among: (all: Sample) => {
      delete all[file]
    },
    message: "The file is missing.",
    remedy: "Bring it back",
  })),
  {
    name: "a JSON file that the site does not know",
    file: "content/hotels-new.json",
    among: all => {
      all["content/hotels-new.json"] = "[]"
    },
    ...unknown,
  },
  {
    name: "a legal section in a folder too deep",
    file: "content/legal/terms/old/01.md",
    among: all => {
      all["content/legal/terms/old/01.md"] = "---\nnumber: 1\n---\n\nText.\n"
    },
    ...unknown,
  },
  {
    name: "a folder where a file belongs",
    file: "content/hotels.json",
    among: all => {
      all["content/hotels.json"] = undefined
    },
    message: "The file cannot be read.",
    remedy: "Make sure that it is a file",
  },
  {
    name: "a legal section that is missing",
    file: "content/legal/terms/04-user-responsibilities.md",
    among: all => {
      delete all["content/legal/terms/03-cancellation-policy.md"]
    },
    at: "4\n",
    field: "number",
    message: "This is section 4, and section 3 is missing.",
    remedy: "Bring back what is missing, or write number: 3 here",
  },
  {
    name: "a legal section with another ending",
    file: "content/legal/terms/01-introduction.txt",
    among: all => {
      all["content/legal/terms/01-introduction.txt"] = "Text."
    },
    ...unknown,
  },
]
