import { changed, inFile, inStory, instead, inText, type Mistake } from "./mistake-builders"
import { about, hotels, legalPage, privacy, site, terms } from "./sample-content"

const data = "## Data Protection"

function legalFile(slug: string, says: string): Mistake {
  const file = `content/legal/${slug}.md`
  return changed(file, says, files => {
    files[file] = legalPage(slug)
  })
}

/** The files and sections of the legal pages. */
const legal = [
  ["Cookies", "c".repeat(41)].map(slug =>
    legalFile(slug, `an invalid address: “/${slug}”. | lowercase letters, digits`),
  ),
  legalFile("page-data", "a reserved address: “/page-data”. | Rename the file"),
  inFile(
    terms,
    ["text › Cancellation Policy | The heading has no text. | Remove “##”", data, "##"],
    [
      "text | title comes from the Title field | Remove “# One”",
      "## Introduction",
      "# One\n\n## Two",
    ],
  ),
  inFile(terms, ["text | no headings. | such as ## ", /(?<=---\n)\n## Intro.*/s, "▸Text.\n"]),
]

/** The story. */
const markdown = [
  inFile(about, [
    "text | The text is empty. | Write at least one sentence.",
    /\nOur story.*\n/,
    "",
    "\n***\n",
  ]),
  inStory("The heading has no text. | Remove “###”.", "Our story.\n\n▸###\n\nOurs."),
  inStory("needs a row of dashes | Write “", "| one | two |\n| three | four |"),
  inStory("HTML is not allowed in texts. | Remove “<div>”", "<div>\n\nOur story."),
  inStory(
    "Images are not allowed in texts. | Write “[photo](https://a.example/b.jpg)”",
    "Our ▸![photo](https://a.example/b.jpg)",
  ),
  inStory(
    "Images are not allowed in texts. | Write “a” instead",
    "Our ▸![a][p]\n\n[p]: https://a.b/c",
  ),
]

const link = (says: string, ...addresses: string[]) =>
  inStory(says, ...addresses.map(address => `Our ▸[story](${address}).`))

/** Addresses of links within texts, and names that are in two files. */
const links = [
  link(
    "is not a valid link address. | starts with https://",
    "JavaScript:alert(1)",
    "",
    "mailto:info",
  ),
  link(
    "“//o.example/a” is not a valid link address. | Write “https://o.example/a” instead",
    "//o.example/a",
  ),
  link(
    "is not a valid link address. | Write “https://www.other.example” instead",
    "www.other.example",
  ),
  link("“terms” is not a valid link address. | Write “/terms” instead", "terms"),
  link(
    "is not a valid link address. | Write “mailto:info@marquisade.example” instead",
    "info@marquisade.example",
  ),
  link("is not a valid link address. | Write “mailto:{email}” instead of “{email}”.", "{email}"),
  link("is not a valid link address. | Write “tel:+17025550148” instead", "+17025550148"),
  link("“/terms/” is not a valid link address. | Write “/terms” instead", "/terms/"),
  link(
    "There is no page /cookies on this site. | Existing addresses: /, /terms, /privacy.",
    "/cookies",
  ),
  link("There is no page /privcy on this site. | Did you mean “/privacy”?", "/privcy"),
  link("There is no section /terms#refunds on this site. | cancellation-policy", "/terms#refunds"),
  link("There is no section #rooms on this site. | casino-hotels", "#rooms"),
  inStory("The link has no text. | Remove “[](/terms)”.", "Our ▸[](/terms) story."),
  inStory(
    "is not a valid link address. | starts with",
    "Our [story].\n\n▸[story]: javascript:alert(1)",
  ),
  changed(
    about,
    "text | no section /privacy#data-protection on this site. | mean “/privacy#data-protections”?",
    files => {
      inText(privacy, instead(data, "## Data Protections"))(files)
      inText(about, instead("Our story.", "▸[Rights](/privacy#data-protection)."))(files)
    },
  ),
]

/** Placeholders for facts that do not exist. */
const placeholders = [
  inStory(
    "Curly brackets can contain only these facts: {brand}, | Write “{phone}” instead of “{fone}”.",
    "Our ▸{fone}.",
  ),
  inStory("Curly brackets can contain only | Write “name” instead of “{name}”.", "Our ▸{name}."),
  ["{Email}", "{email", "email}", `${"$"}{email}`].map(written =>
    inStory(
      `Curly brackets can contain only | Write “{email}” instead of “${written}”.`,
      `Our story of ▸${written}.`,
    ),
  ),
  inFile(site, [
    "footer › blurb | formatting or brackets | “{phone}{phone}”",
    '"A curated gateway to casino hotels worldwide."',
    '"{phone}{fone}"',
  ]),
  // And of the texts that name it, nothing is said.
  changed(site, "email | “Email address” is missing. | Add “email”.", files => {
    inText(about, instead("Our story.", "[Write](mailto:{email}), [read](/terms#by-email)"))(files)
    inText(terms, instead("## Cancellation Policy", "## By {email}"))(files)
    inText(
      hotels,
      instead(
        "Rooms face the desert beyond the Strip. Supper, and the tables, run late.",
        "Ask {email}.",
      ),
    )(files)
    inText(site, instead('  "email": "info@marquisade.example",\n', ""))(files)
    inText(site, instead("{", "▸{"))(files)
  }),
]

export const textMistakes = [legal, markdown, links, placeholders].flat(2)
