import { changed, inFile, inStory, instead, inText, type Mistake } from "./mistake"
import { about, destinations, hotels, legalPage, privacy, site, terms } from "./sample-content"

const name = "The file's name becomes the page's address, which cannot be"
const data = "## Data Protection"

function legalFile(slug: string, says: string): Mistake {
  const file = `content/legal/${slug}.md`
  return changed(file, says, files => {
    files[file] = legalPage(slug)
  })
}

/** The files and sections of the legal pages. */
const legal = [
  ["Cookies", "cookie policy", "c".repeat(41)].map(slug =>
    legalFile(slug, `${name} “/${slug}”. | small letters, digits`),
  ),
  legalFile("page-data", `${name} “/page-data”: the site has something else there. | another name`),
  inFile(
    terms,
    ["text | The heading has no words. | remove the line", data, "##"],
    ["text › Data | cannot have a link in it. | “Data” instead of", data, "## ▸[Data](/privacy)"],
    [
      "text › One | The page's title is a field | Remove “# One”",
      "## Introduction",
      "# One\n\n## Two",
    ],
  ),
  inFile(terms, [
    "text | no sections. | such as ## ",
    /(?<=---\n)\n## Intro.*/s,
    "▸",
    "▸\nText.\n",
  ]),
  changed(
    terms,
    "text › No. 41 | has 41 sections; at most 40 are possible. | Merge some of them",
    files => {
      const headings = Array.from({ length: 41 }, (_, index) => `No. ${index + 1}`)
      files[terms] = legalPage("terms", headings).replace("## No. 41", "▸$&")
    },
  ),
]

/** The story. */
const markdown = [
  inFile(about, ["text | no text. | Write it.", /\nOur story.*\n/, "", "\n***\n"]),
  inStory("The heading has no words. | remove the line", "Our story.\n\n▸###\n\nOurs."),
  inStory("This is not a table yet | below it", "| one | two |\n| three | four |"),
  inStory("HTML is not possible in a text. | Remove “<div>”", "<div>\n\nOur story."),
  inStory(
    "Pictures are not possible | Write “[photo](https://a.example/b.jpg)” instead",
    "Our ▸![photo](https://a.example/b.jpg)",
  ),
  inStory("Pictures are not possible | Write “a” instead", "Our ▸![a][p]\n\n[p]: https://a.b/c"),
  inStory("contains an invisible character | Remove it", "Our ▸\u0007story."),
  inStory("invisible character |", "Our ▸\u202Estory."),
  inStory(
    "The text has 100100 characters; at most 100000 fit in the page. | Shorten it by 100.",
    `${`${"a".repeat(269)}\n\n`.repeat(369)}▸${"a".repeat(101)}`,
  ),
]

const link = (says: string, ...addresses: string[]) =>
  inStory(says, ...addresses.map(address => `Our ▸[story](${address}).`))

/** Addresses of links within texts, and names that are in two files. */
const links = [
  link("A link that begins with “javascript:” is unsafe | https://", "JavaScript:alert(1)"),
  link("A link that begins with “data:” is unsafe | https://", "data:text/html,hello"),
  link("A link cannot begin like this | https://", "//other.example/page", "www.other.example"),
  link("A link cannot begin like this | Write /terms", "terms"),
  link("like this: “info@brand.example” | Write mailto:info@", "info@brand.example"),
  link("like this: “a.b+c@m.example?subject=Hi” | mailto:a", "a.b+c@m.example?subject=Hi"),
  link("A link cannot begin like this | Write tel:+1", "+17025550100"),
  link("The link has no address. | [words](/terms)", ""),
  link("not complete | like https://example.com", "https://", "mailto:info", "tel:call-us"),
  link("There is no page /cookies on this site. | are: /, /privacy, /terms.", "/cookies"),
  link("There is no page /privcy on this site. | Did you mean /privacy?", "/privcy"),
  link("There is no page /terms/ on this site. | Write /terms", "/terms/"),
  link("/terms has no section called “#refunds”. | cancellation-policy", "/terms#refunds"),
  link("The page / has no section called “#rooms”. | casino-hotels", "#rooms"),
  inStory("The link has no words | between the brackets", "Our ▸[](/terms) story."),
  inStory("“javascript:” is unsafe |", "Our [story].\n\n▸[story]: javascript:alert(1)"),
  changed(about, "text | “#data-protection”. | mean /privacy#data-protections?", files => {
    inText(privacy, instead(data, "## Data Protections"))(files)
    inText(about, instead("Our story.", "▸[Rights](/privacy#data-protection)."))(files)
  }),
  changed(hotels, "hotel 2 › location | “Oslo” is not one | for “House B” and “House C”", files => {
    inText(destinations, instead('"Oslo"', '"Bergen"'))(files)
    inText(hotels, text => instead('"Lima"', '"Oslo"')(instead('"Oslo"', '▸"Oslo"')(text)))(files)
  }),
]

/** Placeholders for facts that do not exist. */
const placeholders = [
  inStory(
    "“{fone}”: it is not | Write “{phone}” instead of “{fone}”. The facts are {brand},",
    "Our ▸{fone}.",
  ),
  inStory(
    "“{name}”: it is not | Write “name” instead of “{name}”. The facts are {brand}, {email}, {phone},",
    "Our ▸{name}.",
  ),
  ["{Email}", "{email", "email}", "{{email}}", `${"$"}{email}`, "{ email }"].map(written =>
    inStory(
      `“${written}”: it is not the name of a fact. | Write “{email}” instead`,
      `Our story of ▸${written}.`,
    ),
  ),
  inFile(site, ["footer › blurb | “{barnd}”: it is not | “{brand}”", '"Blurb."', '"{barnd}"']),
  // And of the texts that name it, nothing is said.
  changed(site, "email | The e-mail address is missing. | Add “email”.", files => {
    inText(about, instead("Our story.", "[Write](mailto:{email}), [read](/terms#by-email)"))(files)
    inText(terms, instead("## Cancellation Policy", "## By {email}"))(files)
    inText(hotels, instead("A house in Rome.", "Ask {email}."))(files)
    inText(site, instead('  "email": "info@brand.example",\n', ""))(files)
    inText(site, instead('"brand"', '▸"brand"'))(files)
  }),
]

export const textMistakes = [legal, markdown, links, placeholders].flat(2)
