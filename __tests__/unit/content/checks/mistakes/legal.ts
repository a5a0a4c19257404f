import { section } from "../../sample-content"
import { mistakesIn } from "./mistake"

/** Numbers and headings of the legal sections. */
export const legal = mistakesIn(section("privacy", 10), {
  "a number that belongs to another section": {
    file: section("terms", 5),
    instead: ["number: 5", "number: 4"],
    at: "4",
    field: "number",
    says: [
      `The number 4 is used twice on this page: ${section("terms", 4)} has it too.`,
      "Give one of the two another number (5 is free)",
    ],
  },
  "a number that leaves one out": {
    instead: ["number: 10", "number: 11"],
    at: "11",
    field: "number",
    says: ["This is section 11, and section 10 is missing.", "write number: 10 here"],
  },
  "a number beyond the last that there may be": {
    instead: ["number: 10", "number: 41"],
    at: "41",
    field: "number",
    says: ["The number must be a whole number from 1 to 40.", "Correct the number."],
  },
  "several sections that are missing": {
    file: section("terms", 6),
    among: files => {
      for (const number of [3, 4, 5]) delete files[section("terms", number)]
    },
    at: "6\n",
    field: "number",
    says: [
      "This is section 6, and sections 3 to 5 are missing.",
      "write number: 3 here and count on from there",
    ],
  },
  "that the first section is missing": {
    file: section("privacy", 2),
    among: files => {
      delete files[section("privacy", 1)]
    },
    at: "2\n",
    field: "number",
    says: [
      "This is section 2, and section 1 is missing.",
      "Bring back what is missing, or write number: 1 here",
    ],
  },
  "a number in quotation marks in front matter": {
    file: section("terms", 2),
    instead: ["number: 2", 'number: "2"'],
    at: '"2"',
    field: "number",
    says: ["The number must be a whole number, and this is a text.", "without quotation marks"],
  },
  "a section that is there twice": {
    file: section("terms", 4),
    among: files => {
      files["content/legal/terms/03-again.md"] = String(files[section("terms", 4)])
    },
    at: "4\n",
    field: "number",
    says: [
      "The number 4 is used twice on this page: content/legal/terms/03-again.md",
      "(11 is free), or remove one of the two files",
    ],
  },
  "a heading that is there twice": {
    file: section("terms", 9),
    instead: ["heading: Modifications to Terms", "heading: User responsibilities"],
    at: "User responsibilities",
    field: "heading",
    says: [
      `A link to #user-responsibilities could mean two sections: ${section("terms", 4)}`,
      "another heading",
    ],
  },
  "a heading without a letter": {
    file: section("privacy", 7),
    instead: ["heading: User Rights", 'heading: "???"'],
    at: '"???"',
    field: "heading",
    says: ["The heading has neither letter nor digit", "Write a heading in words."],
  },
  "a heading that is missing": {
    file: section("terms", 8),
    instead: ["heading: Account Security\n", ""],
    at: "number: 8",
    field: "heading",
    says: ["The heading is missing.", "Add “heading”."],
  },
})
