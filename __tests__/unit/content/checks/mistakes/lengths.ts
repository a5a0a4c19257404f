import { section } from "../../sample-content"
import { instead, type Mistake } from "./mistake"

const hotels = "content/hotels.json"
const site = "content/site.json"

/** Texts that are too long for their place, or empty. */
export const lengths: Mistake[] = [
  {
    name: "a name too long for its card",
    file: hotels,
    make: instead('"House F"', `"${"F".repeat(81)}"`),
    at: '"FFF',
    field: "hotel 6 › name",
    message: "The name has 81 characters; at most 80 fit the card.",
    remedy: "Shorten it by 1.",
  },
  {
    name: "a brand too long for the header",
    file: site,
    make: instead('"Brand"', `"${"B".repeat(45)}"`),
    at: '"BBB',
    field: "brand",
    message: "has 45 characters; at most 30 fit the header on a telephone.",
    remedy: "Shorten it by 1",
  },
  {
    name: "a heading too long for its place",
    file: "content/about.md",
    make: instead("Our heading", "H".repeat(130)),
    at: "HHH",
    field: "heading",
    message: "has 130 characters; at most 120 fit the heading.",
    remedy: "Shorten it by 1",
  },
  {
    name: "an empty text",
    file: site,
    make: instead('"Blurb."', '""'),
    at: '""',
    field: "footer › blurb",
    message: "is empty",
    remedy: "Write the text.",
  },
  {
    name: "a text of nothing but spaces",
    file: hotels,
    make: instead('"A house in Rome."', '"   "'),
    at: '"   "',
    field: "hotel 1 › description",
    message: "The description is empty.",
    remedy: "Write the text.",
  },
  {
    name: "a field of front matter without a value",
    file: section("privacy", 2),
    make: instead("number: 2", "number:"),
    at: "\nheading",
    field: "number",
    message: "The number must be a whole number, and this is nothing (null).",
    remedy: "Write it in digits",
  },
]
