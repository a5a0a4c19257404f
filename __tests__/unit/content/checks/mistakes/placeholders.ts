import { section } from "../../sample-content"
import { inStory, instead, type Mistake, mistakesIn } from "./mistake"

const site = "content/site.json"

function inText(written: string, remedy: string) {
  const message = `“${written}” stands for no fact.`
  return inStory(`“${written}” in a text`, `Our story of ${written}.`, written, message, remedy)
}

const inFact = (field: string, fact: string, written: string): Mistake => ({
  name: `the ${field} “${written}”`,
  file: site,
  instead: [`"${field}": "${fact}"`, `"${field}": "${written}"`],
  at: `"${written}"`,
  field,
  says: ["A fact that other texts name cannot have curly brackets in it.", "Write it out here"],
})

/** Placeholders for facts that do not exist. */
export const placeholders = [
  inText("{fone}", "Did you mean {phone}? The facts are {brand}, {email}, {phone},"),
  inText("{Email}", "Did you mean {email}?"),
  inText("{ brand }", "Did you mean {brand}?"),
  inText("{{phone}}", "Did you mean {phone}?"),
  inText(`${"$"}{brand}`, "Did you mean {brand}?"),
  inText("{name}", "The facts are {brand}, {email}, {phone}, {established}, {headquarters};"),
  inText("{email", "Did you mean {email}?"),
  inText("phone}", "Did you mean {phone}?"),
  inFact("brand", "Brand", "The {brand}"),
  inFact("headquarters", "Rome", "{city}"),
  ...mistakesIn(site, {
    "a fact that is not known in a field": {
      instead: ['"Blurb."', '"The {barnd} blurb."'],
      field: "footer › blurb",
      says: ["“{barnd}” stands for no fact.", "Did you mean {brand}?"],
    },
    "a fact that is not known in a heading": {
      file: section("terms", 3),
      instead: ["Cancellation Policy", "Policy of {brnd}"],
      field: "heading",
      says: ["“{brnd}” stands for no fact.", "Did you mean {brand}?"],
    },
    "a heading that begins with a fact, without quotation marks": {
      file: section("terms", 3),
      instead: ["Cancellation Policy", "{brand} and its policy"],
      at: "and its policy",
      says: ["This line cannot be read", 'Put the value in "quotation marks" if it begins with {'],
    },
    "a fact that is missing, and not the texts that name it": {
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
      says: ["The e-mail address is missing.", "Add “email”."],
    },
    "a text that the facts make too long": {
      file: "content/hotels.json",
      instead: ['"House F"', `"${"F".repeat(76)} {phone}"`],
      field: "hotel 6 › name",
      says: ["The name has 92 characters; at most 80 fit the card.", "Shorten it by 12."],
    },
  }),
]
