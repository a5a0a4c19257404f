import { section } from "../../sample-content"
import { each, inStory, instead, mistakesIn } from "./mistake"

const site = "content/site.json"

const secondLevel = "A second-level heading would appear among those of the sections"

/** The text under the front matter of a Markdown file. */
const markdown = [
  ...each(
    section("terms", 6),
    /\nText of.*\n/,
    "text | The text under the fields is missing. | under the second line of three dashes",
    ...["", "\n\n  \n", "\n***\n"],
  ),
  ...inStory(
    "This is a first-level heading | Begin the line with ###",
    ...["# Story\n\nOurs.", "Story\n=====\n\nOurs.", "- ▸# Story"],
  ),
  ...inStory(`${secondLevel} | Begin the line with ###`, "## Story\n\nOurs.", "> ▸## Story"),
  ...inStory(`${secondLevel} | Put an empty line above the dashes`, "Story\n---\n\nOurs."),
  ...inStory(
    "A heading with #### needs one with ### above it. | Begin the line with ### instead.",
    "#### Story\n\nOurs.",
  ),
  ...inStory(
    "A heading with ##### needs one with #### above it. | Begin the line with #### instead.",
    "### Story\n\nOurs.\n\n> ▸##### Detail",
  ),
  ...inStory("The heading has no words. | remove the line", "Our story.\n\n▸###\n\nOurs."),
  ...inStory(
    "A checkbox is of no use in a text | Remove the square brackets",
    "- Ours\n▸- [ ] Theirs",
  ),
  ...inStory(
    "HTML is not allowed in a text. | Remove the part in < >.",
    ...["<div>\n\nOur story.", "Our ▸<br> story.", "Ours.\n\n▸<!-- to do -->"],
  ),
  ...inStory(
    "Pictures are not allowed | Remove it",
    ...["Our ▸![photo](https://a.example/b.jpg)", "Our ▸![a][p]\n\n[p]: https://a.b/c"],
  ),
  ...inStory(
    "The text contains a character that cannot be seen or read. | Delete the words",
    ...["Our ▸\u0007story.", "Our ▸\u202Estory.", "Our ▸\uFEFFstory."],
  ),
  ...Object.entries({
    "Our st▸\u00ADory.": "a soft hyphen after “st”",
    "Our▸\u200Bstory.": "a zero-width space after “Our”",
    "Our story▸\u200C.": "a zero-width separator after “story”",
  }).flatMap(([text, what]) =>
    inStory(`The text contains ${what}, which cannot be seen. | press Delete once`, text),
  ),
  ...inStory(
    "The text has 20100 characters; at most 20000 fit a part of a page. | Shorten it.",
    `${"a".repeat(19_999)}▸${"a".repeat(101)}`,
  ),
]

const link = (says: string, ...addresses: string[]) =>
  inStory(says, ...addresses.map(address => `Our ▸[story](${address}).`))

/** Addresses of links within texts. */
const links = [
  ...link("A link that begins with “javascript:” is unsafe | https://", "JavaScript:alert(1)"),
  ...link("A link that begins with “data:” is unsafe | https://", "data:text/html,hello"),
  ...link("A link cannot begin like this | https://", "//other.example/page", "www.other.example"),
  ...link("A link cannot begin like this | Write /terms", "terms"),
  ...["info@brand.example", "a.b+c@mail.brand.example?subject=Hello"].flatMap(address =>
    link(
      `“${address}” is an e-mail address, and a link to one begins with mailto:. | Write mailto:${address}`,
      address,
    ),
  ),
  ...link(
    "is a telephone number, and a link to one begins with tel:. | Write tel:+1",
    "+17025550100",
  ),
  ...link("The link leads nowhere | [words](/terms)", ""),
  ...link(
    "The address of this link is not complete | Write it like https://example.com",
    ...["https://", "mailto:info", "tel:call-us"],
  ),
  ...link(
    "There is no page /cookies on this site. | The pages are /, /terms, /privacy.",
    "/cookies",
  ),
  ...link("There is no page /privcy on this site. | Did you mean /privacy?", "/privcy"),
  ...link("There is no page /terms/ on this site. | Did you mean /terms?", "/terms/"),
  ...link("The page /terms has no part called “#refunds”. | cancellation-policy", "/terms#refunds"),
  ...mistakesIn("content/about.md", {
    "a link to a section that was renamed": {
      among: files => {
        const rights = section("privacy", 7)
        files[rights] = instead("User Rights", "Your Rights")(String(files[rights]))
      },
      instead: ["Our story.", "[Rights](/privacy#user-rights)."],
      says: "text | The page /privacy has no part called “#user-rights”. | mean /privacy#your-rights?",
    },
  }),
  ...link("The page / has no part called “#rooms”. | casino-hotels", "#rooms"),
  ...inStory("The link has no words | between the square brackets", "Our ▸[](/terms) story."),
  ...inStory("“javascript:” is unsafe | https://", "Our [story].\n\n▸[story]: javascript:alert(1)"),
]

const noFact = (written: string, remedy: string) =>
  inStory(`“${written}” stands for no fact. | ${remedy}`, `Our story of ▸${written}.`)

const bracketsInFact =
  "A fact that other texts name cannot have curly brackets in it. | Write it out here"

/** Placeholders for facts that do not exist. */
const placeholders = [
  ...noFact("{fone}", "Did you mean {phone}? The facts are {brand}, {email}, {phone},"),
  ...["{Email}", "{email", "email}", "{{email}}", `${"$"}{email}`, "{ email }"].flatMap(written =>
    noFact(written, "Did you mean {email}?"),
  ),
  ...noFact("{name}", "The facts are {brand}, {email}, {phone}, {established}, {headquarters};"),
  ...each(site, '"Brand"', `brand | ${bracketsInFact}`, '"The {brand}"'),
  ...each(
    site,
    '"Blurb."',
    "footer › blurb | “{barnd}” stands for no fact. | Did you mean {brand}?",
    '"The {barnd} blurb."',
  ),
  ...mistakesIn(site, {
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
      instead: ['"brand"', '"brand"'],
      says: "email | The e-mail address is missing. | Add “email”.",
    },
  }),
  ...each(
    "content/hotels.json",
    '"House F"',
    "hotel 6 › name | The name has 92 characters; at most 80 fit the card. | Shorten it by 12.",
    `"${"F".repeat(76)} {phone}"`,
  ),
]

export const texts = [...markdown, ...links, ...placeholders]
