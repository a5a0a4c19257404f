import type { Files } from "../sample-content"
import type { Mistake } from "./mistake"

const unknown = {
  message: "The site does not know this file",
  remedy: "Rename it, or move it out of the content folder.",
}

/** Files that are missing, or that no page shows. */
export const files: Mistake[] = [
  ...["content/site.json", "content/hotels.json", "content/about.md"].map(file => ({
    name: `that ${file} is missing`,
    file,
    among: (all: Files) => {
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
    name: "a text that belongs to no page",
    file: "content/legal/cookies/01-introduction.md",
    among: all => {
      all["content/legal/cookies/01-introduction.md"] = "---\nnumber: 1\n---\n\nText.\n"
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
      delete all["content/hotels.json"]
      all["content/hotels.json/hotels.json~"] = "[]"
    },
    message: "The file cannot be read.",
    remedy: "Make sure that it is a file",
  },
  {
    name: "a legal section that is missing",
    file: "content/legal/terms/03-cancellation-policy.md",
    among: all => {
      delete all["content/legal/terms/03-cancellation-policy.md"]
    },
    message: "Section 3, “Cancellation Policy”, is missing.",
    remedy: "with number: 3 and heading: Cancellation Policy",
  },
  {
    name: "that the last legal section is missing",
    file: "content/legal/privacy/10-contact-information.md",
    among: all => {
      delete all["content/legal/privacy/10-contact-information.md"]
    },
    message: "Section 10, “Contact Information”, is missing.",
    remedy: "with number: 10",
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
