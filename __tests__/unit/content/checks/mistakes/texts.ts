import { section } from "../../sample-content"
import { inStory, type Mistake, mistakesIn } from "./mistake"

const empty = (name: string, of: RegExp, write: string): Mistake => ({
  name: `a text ${name}`,
  file: section("terms", 6),
  instead: [of, write],
  at: /(?<=Liability.*\n---\n)/,
  field: "text",
  says: ["The text under the fields is missing.", "under the second line of three dashes"],
})

const inText = (name: string, text: string, at: string, ...says: Mistake["says"]) =>
  inStory(`${name} in a text`, text, at, ...says)

const firstLevel = ["A heading of the first level", "Begin the line with ###"] as const
const secondLevel = [
  "A heading of the second level would stand among those of the sections",
  "Begin the line with ###",
] as const
const html = ["HTML cannot stand in a text.", "Remove the part in < >."] as const
const picture = ["A picture cannot", "Remove it"] as const
const unseen = ["cannot be seen or read", "Delete the words"] as const

/** The text under the front matter of a Markdown file. */
export const texts = [
  empty("that is empty", /\nText of.*\n/, ""),
  empty("of empty lines", /\nText of.*\n/, "\n\n  \n"),
  empty("of nothing but a line", /Text of.*/, "***"),
  inText("a first-level heading", "# Story\n\nOur story.", "# Story", ...firstLevel),
  inText("an underlined first-level heading", "Story\n=====\n\nOurs.", "Story\n=", ...firstLevel),
  inText("a first-level heading within a list", "- # Story", "# Story", ...firstLevel),
  inText("a second-level heading", "## Story\n\nOur story.", "## Story", ...secondLevel),
  inText("a second-level heading within a quotation", "> ## Story", "## Story", ...secondLevel),
  inText(
    "an underlined second-level heading",
    "Story\n---\n\nOurs.",
    "Story\n-",
    secondLevel[0],
    "Put an empty line above the dashes",
  ),
  inText(
    "a fourth-level heading under none of the third",
    "#### Story\n\nOurs.",
    "#### Story",
    "A heading with #### needs one with ### above it.",
    "Begin the line with ### instead.",
  ),
  inText(
    "a fifth-level heading under one of the third",
    "### Story\n\nOurs.\n\n> ##### Detail",
    "##### Detail",
    "A heading with ##### needs one with #### above it.",
    "Begin the line with #### instead.",
  ),
  inText(
    "a heading without words",
    "Our story.\n\n###\n\nOurs.",
    "###",
    "The heading has no words.",
    "remove the line",
  ),
  inText(
    "a box to tick",
    "- Ours\n- [ ] Theirs",
    "- [ ] Theirs",
    "A box to tick cannot stand in a text",
    "Remove the square brackets",
  ),
  inText("an HTML element", "<div>\n\nOur story.", "<div>", ...html),
  inText("HTML within a line", "Our <br> story.", "<br>", ...html),
  inText("an HTML comment", "Our story.\n\n<!-- to do -->", "<!--", ...html),
  inText("a script", "<script>alert(1)</script>", "<script>", ...html),
  inText("a picture", "Our ![photo](https://a.example/b.jpg)", "![", ...picture),
  inText(
    "a picture whose address stands apart",
    "Our ![a][p]\n\n[p]: https://a.b/c",
    "![",
    ...picture,
  ),
  inText("a control character", "Our \u0007story.", "\u0007", ...unseen),
  inText("reversed writing", "Our \u202Estory.", "\u202E", ...unseen),
  inText("a byte-order mark", "Our \uFEFFstory.", "\uFEFF", ...unseen),
  ...mistakesIn("content/about.md", {
    "a text that is longer than any page": {
      instead: ["Our story.", "a".repeat(20_100)],
      at: /a{101}$/m,
      field: "text",
      says: ["The text has 20100 characters; at most 20000 fit a part of a page.", "Shorten it."],
    },
  }),
]
