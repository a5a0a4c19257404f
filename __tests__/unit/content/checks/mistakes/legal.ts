import { section } from "../../sample-content"
import { instead, type Mistake } from "./mistake"

/** Numbers and headings of the legal sections. */
export const legal: Mistake[] = [
  {
    name: "a number that belongs to another section",
    file: section("terms", 5),
    make: instead("number: 5", "number: 4"),
    at: "4",
    field: "number",
    message: `The number 4 is used twice on this page: ${section("terms", 4)} has it too.`,
    remedy: "Give one of the two another number (5 is free)",
  },
  {
    name: "a number that leaves one out",
    file: section("privacy", 10),
    make: instead("number: 10", "number: 11"),
    at: "11",
    field: "number",
    message: "This is section 11, and section 10 is missing.",
    remedy: "write number: 10 here",
  },
  {
    name: "a number beyond the last that there may be",
    file: section("privacy", 10),
    make: instead("number: 10", "number: 41"),
    at: "41",
    field: "number",
    message: "The number must be a whole number from 1 to 40.",
    remedy: "Correct the number.",
  },
  {
    name: "several sections that are missing",
    file: section("terms", 6),
    among: files => {
      for (const number of [3, 4, 5]) delete files[section("terms", number)]
    },
    at: "6\n",
    field: "number",
    message: "This is section 6, and sections 3 to 5 are missing.",
    remedy: "write number: 3 here and count on from there",
  },
  {
    name: "that the first section is missing",
    file: section("privacy", 2),
    among: files => {
      delete files[section("privacy", 1)]
    },
    at: "2\n",
    field: "number",
    message: "This is section 2, and section 1 is missing.",
    remedy: "Bring back what is missing",
  },
  {
    name: "a number in quotation marks in front matter",
    file: section("terms", 2),
    make: instead("number: 2", 'number: "2"'),
    at: '"2"',
    field: "number",
    message: "The number must be a whole number, and this is a text.",
    remedy: "without quotation marks",
  },
  {
    name: "a section that is there twice",
    file: section("terms", 4),
    among: files => {
      files["content/legal/terms/03-again.md"] = String(files[section("terms", 4)])
    },
    at: "4\n",
    field: "number",
    message: "The number 4 is used twice on this page: content/legal/terms/03-again.md",
    remedy: "(11 is free), or remove one of the two files",
  },
  {
    name: "a heading that is there twice",
    file: section("terms", 9),
    make: instead("heading: Modifications to Terms", "heading: User responsibilities"),
    at: "User responsibilities",
    field: "heading",
    message: `A link to #user-responsibilities could mean two sections: ${section("terms", 4)}`,
    remedy: "another heading",
  },
  {
    name: "a heading without a letter",
    file: section("privacy", 7),
    make: instead("heading: User Rights", 'heading: "???"'),
    at: '"???"',
    field: "heading",
    message: "The heading has neither letter nor digit",
    remedy: "Write a heading in words.",
  },
  {
    name: "a heading that is missing",
    file: section("terms", 8),
    make: instead("heading: Account Security\n", ""),
    at: "number: 8",
    field: "heading",
    message: "The heading is missing.",
    remedy: "Add “heading”.",
  },
]
