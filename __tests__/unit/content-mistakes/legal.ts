import { section } from "../sample-content"
import { instead, type Mistake } from "./mistake"

/** Numbers and headings of the legal sections. */
export const legal: Mistake[] = [
  {
    name: "a number that belongs to another section",
    file: section("terms", 4),
    make: instead("number: 4", "number: 5"),
    at: "5",
    field: "number",
    message: "“User Responsibilities” is section 4, and the number here is 5.",
    remedy: "Write number: 4",
  },
  {
    name: "a number beyond the last section",
    file: section("privacy", 10),
    make: instead("number: 10", "number: 11"),
    at: "11",
    field: "number",
    message: "The number must be a whole number from 1 to 10.",
    remedy: "Correct the number.",
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
    message: "Section 4, “User Responsibilities”, is there twice: content/legal/terms/03-again.md",
    remedy: "Remove one of the two files",
  },
  {
    name: "a section of the other page",
    file: section("terms", 5),
    make: instead("heading: Website Usage", "heading: Cookies Policy"),
    at: "Cookies Policy",
    field: "heading",
    message: "The heading of section 5 is fixed, and this is another.",
    remedy: "Write heading: Website Usage",
  },
  {
    name: "a heading in other words",
    file: section("privacy", 7),
    make: instead("heading: User Rights", "heading: Your Rights"),
    at: "Your Rights",
    field: "heading",
    message: "The heading of section 7 is fixed, and this is another.",
    remedy: "Write heading: User Rights",
  },
  {
    name: "a heading in other letters",
    file: section("privacy", 3),
    make: instead("heading: Use of Information", "heading: Use Of Information"),
    at: "Use Of Information",
    field: "heading",
    message: "The heading of section 3 is fixed, and this is another.",
    remedy: "Write heading: Use of Information",
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
