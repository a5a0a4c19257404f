import { section } from "../../sample-content"
import { mistakesIn } from "./mistake"

const site = "content/site.json"

/** Texts that are too long for their place, or empty. */
export const lengths = mistakesIn("content/hotels.json", {
  "a name too long for its card": {
    instead: ['"House F"', `"${"F".repeat(81)}"`],
    field: "hotel 6 › name",
    says: ["The name has 81 characters; at most 80 fit the card.", "Shorten it by 1."],
  },
  "a brand too long for the header": {
    file: site,
    instead: ['"Brand"', `"${"B".repeat(45)}"`],
    field: "brand",
    says: ["has 45 characters; at most 30 fit the header on a telephone.", "Shorten it by 1"],
  },
  "a heading too long for its place": {
    file: "content/about.md",
    instead: ["Our heading", "H".repeat(130)],
    field: "heading",
    says: ["has 130 characters; at most 120 fit the heading.", "Shorten it by 1"],
  },
  "an empty text": {
    file: site,
    instead: ['"Blurb."', '""'],
    field: "footer › blurb",
    says: ["is empty", "Write the text."],
  },
  "a text of nothing but spaces": {
    instead: ['"A house in Rome."', '"   "'],
    field: "hotel 1 › description",
    says: ["The description is empty.", "Write the text."],
  },
  "a field of front matter without a value": {
    file: section("privacy", 2),
    instead: ["number: 2", "number:"],
    at: "\nheading",
    field: "number",
    says: ["The number must be a whole number, and this is nothing (null).", "Write it in digits"],
  },
})
