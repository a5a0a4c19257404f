import { changed, inFile, inStory, instead, inText, type Mistake } from "./mistake-builders"
import { about, hotels, legalPage, privacy, site, terms } from "./sample-content"

const name = "The page cannot have the address"
const data = "## Data Protection"

function legalFile(slug: string, says: string): Mistake {
  const file = `content/legal/${slug}.md`
  return changed(file, says, files => {
    files[file] = legalPage(slug)
  })
}

/** The files and sections of the legal pages. */
const legal = [
  ["Cookies", "c".repeat(41), "page-data"].map(slug =>
    legalFile(slug, `${name} “/${slug}” | lowercase letters, digits`),
  ),
  inFile(
    terms,
    ["text › Cancellation Policy | The heading has no words. | Remove “##”", data, "##"],
    ["text | already has a title field | Remove “# One”", "## Introduction", "# One\n\n## Two"],
  ),
  inFile(terms, ["text | no headings. | such as ## ", /(?<=---\n)\n## Intro.*/s, "▸Text.\n"]),
]

/** The story. */
const markdown = [
  inFile(about, ["text | The text is empty. | Write it.", /\nOur story.*\n/, "", "\n***\n"]),
  inStory("The heading has no words. | Remove “###”.", "Our story.\n\n▸###\n\nOurs."),
  inStory("This is not a table yet | Write “", "| one | two |\n| three | four |"),
  inStory("cannot contain HTML. | Remove “<div>”", "<div>\n\nOur story."),
  inStory(
    "cannot contain pictures. | Write “[photo](https://a.example/b.jpg)”",
    "Our ▸![photo](https://a.example/b.jpg)",
  ),
  inStory("cannot contain pictures. | Write “a” instead", "Our ▸![a][p]\n\n[p]: https://a.b/c"),
]

const link = (says: string, ...addresses: string[]) =>
  inStory(says, ...addresses.map(address => `Our ▸[story](${address}).`))

/** Addresses of links within texts, and names that are in two files. */
const links = [
  link("is not a link address. | begins with https://", "JavaScript:alert(1)", "", "mailto:info"),
  link("cannot lead to “//o.example/a”. | Write “https://o.example/a” instead", "//o.example/a"),
  link("cannot lead to | Write “https://www.other.example” instead", "www.other.example"),
  link("cannot lead to “terms”. | Write “/terms” instead", "terms"),
  link("cannot lead to | Write “mailto:info@brand.example” instead", "info@brand.example"),
  link("cannot lead to | Write “mailto:{email}” instead of “{email}”.", "{email}"),
  link("cannot lead to | Write “tel:+17025550100” instead", "+17025550100"),
  link("cannot lead to “/terms/”. | Write “/terms” instead", "/terms/"),
  link("The site has no page /cookies. | are: /, /terms, /privacy.", "/cookies"),
  link("The site has no page /privcy. | Did you mean “/privacy”?", "/privcy"),
  link("The site has no section /terms#refunds. | cancellation-policy", "/terms#refunds"),
  link("The site has no section #rooms. | casino-hotels", "#rooms"),
  inStory("The link has no words. | Remove “[](/terms)”.", "Our ▸[](/terms) story."),
  inStory("is not a link address. |", "Our [story].\n\n▸[story]: javascript:alert(1)"),
  changed(
    about,
    "text | no section /privacy#data-protection. | mean “/privacy#data-protections”?",
    files => {
      inText(privacy, instead(data, "## Data Protections"))(files)
      inText(about, instead("Our story.", "▸[Rights](/privacy#data-protection)."))(files)
    },
  ),
]

/** Placeholders for facts that do not exist. */
const placeholders = [
  inStory(
    "Only facts can be in curly brackets: {brand}, | Write “{phone}” instead of “{fone}”.",
    "Our ▸{fone}.",
  ),
  inStory("Only facts can be in | Write “name” instead of “{name}”.", "Our ▸{name}."),
  ["{Email}", "{email", "email}", `${"$"}{email}`].map(written =>
    inStory(
      `Only facts can be in curly brackets | Write “{email}” instead of “${written}”.`,
      `Our story of ▸${written}.`,
    ),
  ),
  inFile(site, [
    "footer › blurb | markup or brackets | “{phone}{phone}”",
    '"Blurb."',
    '"{phone}{fone}"',
  ]),
  // And of the texts that name it, nothing is said.
  changed(site, "email | The e-mail address is missing. | Add “email”.", files => {
    inText(about, instead("Our story.", "[Write](mailto:{email}), [read](/terms#by-email)"))(files)
    inText(terms, instead("## Cancellation Policy", "## By {email}"))(files)
    inText(hotels, instead("A house in Rome.", "Ask {email}."))(files)
    inText(site, instead('  "email": "info@brand.example",\n', ""))(files)
    inText(site, instead("{", "▸{"))(files)
  }),
]

export const textMistakes = [legal, markdown, links, placeholders].flat(2)
