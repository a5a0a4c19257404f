import { section } from "../../sample-content"
import { instead, type Mistake } from "./mistake"

const site = "content/site.json"

function inText(written: string, remedy: string): Mistake {
  return {
    name: `“${written}” in a text`,
    file: "content/about.md",
    make: instead("Our story.", `Our story of ${written}.`),
    at: written,
    field: "text",
    message: `“${written}” stands for no fact.`,
    remedy,
  }
}

function inFact(field: string, fact: string, written: string): Mistake {
  return {
    name: `the ${field} “${written}”`,
    file: site,
    make: instead(`"${field}": "${fact}"`, `"${field}": "${written}"`),
    at: `"${written}"`,
    field,
    message: "A fact that other texts name cannot have curly brackets in it.",
    remedy: "Write it out here",
  }
}

/** Placeholders for facts that do not exist. */
export const placeholders: Mistake[] = [
  inText("{fone}", "Did you mean {phone}? The facts are {brand}, {email}, {phone},"),
  inText("{Email}", "Did you mean {email}?"),
  inText("{ brand }", "Did you mean {brand}?"),
  inText("{{phone}}", "Did you mean {phone}?"),
  inText(`${"$"}{brand}`, "Did you mean {brand}?"),
  inText("{name}", "The facts are {brand}, {email}, {phone}, {established}, {headquarters};"),
  inText("{email", "Did you mean {email}?"),
  inText("phone}", "Did you mean {phone}?"),
  {
    name: "a fact that is not known in a field",
    file: site,
    make: instead('"Blurb."', '"The {barnd} blurb."'),
    at: '"The {barnd} blurb."',
    field: "footer › blurb",
    message: "“{barnd}” stands for no fact.",
    remedy: "Did you mean {brand}?",
  },
  {
    name: "a fact that is not known in a heading",
    file: section("terms", 3),
    make: instead("heading: Cancellation Policy", "heading: Policy of {brnd}"),
    at: "Policy of {brnd}",
    field: "heading",
    message: "“{brnd}” stands for no fact.",
    remedy: "Did you mean {brand}?",
  },
  {
    name: "a heading that begins with a fact, without quotation marks",
    file: section("terms", 3),
    make: instead("heading: Cancellation Policy", "heading: {brand} and its policy"),
    at: "and its policy",
    message: "This line cannot be read",
    remedy: 'Put the value in "quotation marks" if it begins with {',
  },
  {
    name: "a fact that is missing, and not the texts that name it",
    file: site,
    among: files => {
      const name = (file: string, of: string, write: string) => {
        files[file] = instead(of, write)(String(files[file]))
      }
      name("content/about.md", "Our story.", "[Write](mailto:{email}), [read](/terms#by-email)")
      name(section("terms", 3), "Cancellation Policy", "By {email}")
      name("content/hotels.json", "A house in Rome.", "Ask {email}.")
      name(site, '  "email": "info@brand.example",\n', "")
    },
    at: '"brand"',
    field: "email",
    message: "The e-mail address is missing.",
    remedy: "Add “email”.",
  },
  inFact("brand", "Brand", "The {brand}"),
  inFact("headquarters", "Rome", "{city}"),
  {
    name: "a text that the facts make too long",
    file: "content/hotels.json",
    make: instead('"House F"', `"${"F".repeat(76)} {phone}"`),
    at: '"FFF',
    field: "hotel 6 › name",
    message: "The name has 92 characters; at most 80 fit the card.",
    remedy: "Shorten it by 12.",
  },
]
