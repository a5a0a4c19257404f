import { changed, inFile, inStory, inText, replaced } from "./mistake-builders"
import { about, hotels, legalPage, privacy, site, terms } from "./sample-content"

const data = "## Data Protection"

const fileNames = ["invalid Cookies", `invalid ${"c".repeat(41)}`, "reserved page-data"].map(
  row => {
    const [kind, slug = ""] = row.split(" ")
    const file = `content/legal/${slug}.md`
    const change = inText(file, () => legalPage(slug))
    return changed(file, `${kind} address: “/${slug}”. | Rename the file: up to 40`, change)
  },
)

/** The files and sections of the legal pages. */
const legal = [
  fileNames,
  inFile(
    terms,
    ["text › Cancellation Policy | The heading has no text. | Remove “##”", data, "##"],
    ["text | comes from the Title field | Remove “# One”", "## Introduction", "# One\n\n## Two"],
    ["text | no headings. | such as ## ", /(?<=---\n)\n## Intro.*/s, "▸Text.\n"],
  ),
]

/** The story. */
const markdown = [
  inFile(about, ["text | The text is empty. | Write at least", /\nOur story.*\n/, "", "\n***\n"]),
  inStory("The heading has no text. | Remove “###”.", "Our story.\n\n▸###\n\nOurs."),
  inStory(
    "Images are not allowed in texts. | Write “a” instead of",
    "Our ▸![a][p]\n\n[p]: https://a.b/c",
  ),
]

const invalid = "is not a valid link address."
const link = (expected: string, ...addresses: string[]) =>
  inStory(expected, ...addresses.map(address => `Our ▸[story](${address}).`))
const corrected = (written: string, correction: string) =>
  link(`“${written}” ${invalid} | Write “${correction}” instead of “${written}”.`, written)
const nowhere = (what: string, remedy: string) =>
  link(`There is no ${what} on this site. | ${remedy}`, what.replace(/^\w+ /, ""))

/** URLs of links. */
const links = [
  link(`${invalid} | starts with https://`, "JavaScript:alert(1)", "", "mailto:info"),
  corrected("//o.example/a", "https://o.example/a"),
  corrected("www.other.example", "https://www.other.example"),
  corrected("terms", "/terms"),
  corrected("info@a.example", "mailto:info@a.example"),
  corrected("{email}", "mailto:{email}"),
  corrected("+17025550148", "tel:+17025550148"),
  corrected("/terms/", "/terms"),
  nowhere("page /cookies", "Existing addresses: /, /terms, /privacy."),
  nowhere("page /privcy", "Did you mean “/privacy”?"),
  nowhere("section /terms#refunds", "cancellation-policy"),
  nowhere("section #rooms", "casino-hotels"),
  inStory("The link has no text. | Remove “[](/terms)”.", "Our ▸[](/terms) story."),
  inStory(`${invalid} | starts with`, "Our [story].\n\n▸[story]: javascript:alert(1)"),
  changed(about, "text | no section /privacy#data-protection | mean “/privacy#data-pro", files => {
    inText(privacy, replaced(data, "## Data Protections"))(files)
    inText(about, replaced("Our story.", "▸[Rights](/privacy#data-protection)."))(files)
  }),
]

const facts = "Curly brackets can contain only these facts: {brand}, {email}"
const fact = (written: string, correction: string) =>
  inStory(`${facts} | Write “${correction}” instead of “${written}”.`, `Our ▸${written}.`)

/** References to facts that do not exist. */
const placeholders = [
  fact("{fone}", "{phone}"),
  fact("{name}", "name"),
  ["{Email}", "{email", "email}", `${"$"}{email}`].map(written => fact(written, "{email}")),
  inFile(site, [
    "footer › blurb | brackets | “{phone}{phone}”",
    /"A curated gateway to cas.*"/,
    '"{phone}{fone}"',
  ]),
  // Texts that refer to the missing fact are not reported.
  changed(site, "email | “Email address” is missing. | Add “email”.", files => {
    inText(about, replaced("Our story.", "[Write](mailto:{email}), [read](/terms#by-email)"))(files)
    inText(terms, replaced("## Cancellation Policy", "## By {email}"))(files)
    inText(hotels, replaced("Rooms face the desert", "Ask {email}"))(files)
    inText(site, replaced(/ *"email".*\n/, ""))(files)
    inText(site, replaced("{", "▸{"))(files)
  }),
]

export const textMistakes = [legal, markdown, links, placeholders].flat(3)
