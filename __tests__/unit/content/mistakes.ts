import { changed, inFile, inStory, instead, inText, type Mistake, withEntries } from "./mistake"
import { legalPage } from "./sample-content"

const hotels = "content/hotels.json"
const destinations = "content/destinations.json"
const site = "content/site.json"
const about = "content/about.md"
const terms = "content/legal/terms.md"

const brokenJson = "The file is broken here: it is no longer JSON. | Compare the line with those"

const json = [
  ...inFile(hotels, {
    [brokenJson]: ['"House C",', '"House C▸"', '"House C,', "“House C”,", "'House C',"],
  }),
  ...inFile(hotels, {
    [brokenJson]: ['"A house in Oslo.', '"A house \\ in Oslo.'],
  }),
  ...inFile(hotels, { [brokenJson]: [/$/, "[]"] }),
  ...inFile(hotels, { [brokenJson]: ['"name": "House A"', '// one\n"name": "House A"'] }),
  ...inFile(site, { [brokenJson]: ['"Go home."', '"Go home."▸,'] }),
  ...inFile(site, { [brokenJson]: ['"brand"', "brand"] }),
  ...inFile(site, { [brokenJson]: ['"brand": ', '"brand" ▸'] }),
  ...inFile(site, { [brokenJson]: ["2022", ""] }),
  ...inFile(site, { [brokenJson]: [/\}\n\}\n$/, "▸}\n"] }),
  ...inFile(destinations, { [brokenJson]: ['"Perth"\n  }', '"Perth"\n  }▸,'] }),
  ...inFile(hotels, {
    [brokenJson]: [/^.*$/s, ""],
  }),
]

const brokenField = "This line cannot be read as a field and its value | quotation marks around"

const frontMatter = [
  ...inFile(about, {
    "lines of three dashes | Begin the file with a line of ---": [/^.*$/s, "Our story.\n"],
    "three dashes | Begin the file with a line of ---, then": [
      /^.*heading\n---/s,
      "---\nheading: A",
    ],
    "dashes | Begin the file with a line of ---, then the fields": [/^/, "▸\n"],
    [brokenField]: ["Our label", "Our label: new", "Our label\n▸label: Another"],
  }),
  ...inFile(about, { [brokenField]: ["Our heading", "{brand} ▸and its story"] }),
  ...inFile(about, { [brokenField]: [/label.*heading/s, "Our story"] }),
  ...inFile(about, { [brokenField]: ["heading: ", "\theading: "] }),
]

const twoVersions =
  "There are two versions of the text here | Then delete the lines with <<<<<<<, ======= and >>>>>>>."
const conflict = (of: string) => `<<<<<<< HEAD\n${of}\n=======\nAnother version\n>>>>>>> new-words`

const notUtf8 = "The file is not saved as UTF-8 text | Save the file with the encoding “UTF-8”"

/** Whole files: what git leaves where two have written, outdated encodings, files that are missing or unknown. */
const wholeFiles = [
  ...inFile(hotels, {
    [twoVersions]: ['    "name": "House A",', conflict('    "name": "House A",')],
  }),
  ...inFile(about, {
    [twoVersions]: [
      "Our story.",
      conflict("Our story."),
      "- One\n▸<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main",
      "Our story.\n\n▸\\>>>>>>> main",
    ],
  }),
  ...inFile(hotels, { [notUtf8]: ["House E", "Maison ▸Étoile"] }).map(saved("latin1")),
  ...inFile(about, { [notUtf8]: [/^/, "\uFEFF"] }).map(saved("utf16le")),
  ...inFile(about, { [notUtf8]: ["Our story.", "Our st▸\uFFFDry."] }),
  ...["hotels-new.json", "legal/old/terms.md", "legal/terms.txt"].map(name =>
    changed(`content/${name}`, "The site does not use this file | Rename it, or move it", files => {
      files[`content/${name}`] = legalPage("terms")
    }),
  ),
  ...[site, hotels, about, terms].map(file =>
    changed(
      file,
      "The file is missing, or cannot be read. | Restore it",
      files => delete files[file],
    ),
  ),
  changed(hotels, "The file is missing, or cannot be read. | Restore it", files => {
    files[hotels] = undefined
  }),
]

function saved(encoding: BufferEncoding) {
  return (mistake: Mistake): Mistake => ({ ...mistake, encoding })
}

/** How many entries the lists have, and which of them are the same. */
const entries = [
  changed(
    hotels,
    "The hotels must have at most 24 entries, and there are 26. | Remove 2.",
    inText(
      hotels,
      withEntries(26, (hotel, number) => ({ ...hotel, name: `House ${number}` })),
    ),
  ),
  ...inFile(hotels, {
    "The hotels must have at least 1 entry, and there are 0. | Add 1.": [/^.*$/s, "[]"],
    "hotel 2 › name | The name is used twice: line 3 already has it | another": [
      '"House B"',
      '"HOUSE A"',
    ],
    "hotel 3 › location | “Atlantis” is not one | Choose a destination for “House C”, or": [
      '"Lima"',
      '"Atlantis"',
    ],
  }),
  ...inFile(destinations, {
    "destination 8 › name | The name is used twice: line 21 already has it | another": [
      '"Perth"',
      '"Quito"',
    ],
    "destination 8 | an entry with fields, and this is a text. | Compare": [
      /\{[^{]*"Perth"\s*\}/,
      '"Perth"',
    ],
  }),
  ...inFile(site, {
    "hero › headlines | must have at most 12 entries, and there are 13. | Remove 1.": [
      /\[\s*"Headline one"/,
      `[${Array.from({ length: 10 }, (_, index) => `"Another ${index}"`)}`,
    ],
    "hero › headlines 4 | is used twice | another": ['"Headline four"', '"Headline one"'],
    "booking › heading | The heading is the same as that of the story. | another heading": [
      '"Heading of booking"',
      '"Our Heading"',
    ],
    "contact › heading | The heading is the same as that of hotels. | another heading": [
      '"Heading of contact"',
      '"Heading of hotels"',
    ],
  }),
]

/** Fields that are missing or unknown, and values of another type. */
const shape = [
  ...inFile(hotels, {
    "hotel 3 › name | is missing. | “name”. The hotel's name": [/"name": "House C",\n\s*/, ""],
    "hotel 4 › stars | no field “stars” | The fields here are: name, location": [
      '"name": "House D",',
      '"name": "House D", ▸"stars": 5,',
    ],
    "hotel 2 › imageCredit | and this is nothing. | quotation marks": [/"A. P.*"/, "null"],
  }),
  ...inFile(site, {
    "established | a whole number, and this is a text. | quotation marks, brackets and digits": [
      "2022",
      '"2022"',
    ],
    "notFound › status | a text, and this is a whole number. | quotation marks": ['"404"', "404"],
    "hero › headlines | a list, and this is a text. | brackets": [
      /\[\s*"Headline one".*?\]/s,
      '"Headline one"',
    ],
  }),
  ...inFile(about, {
    "heading | The heading is missing. | Add “heading”.": [
      /label: Our label\nheading.*/,
      "▸label: Our label",
    ],
  }),
]

const invisible = (place: string) =>
  `hotel 5 › name | contains an invisible character, ${place}. | type them again`

/** Lines of text that are too long, empty, or have characters that cannot be seen. */
const lines = [
  ...inFile(hotels, {
    "hotel 1 › description | is empty | Write the text.": ['"A house in Rome."', '"   "'],
    "hotel 5 › name | has 81 characters; | by 1.": ['"House E"', `"${"E".repeat(81)}"`],
    "hotel 5 › name | a space. | Remove": ['"House E"', '"House E "', '" House E"'],
    "hotel 5 › name | has a line break in it. | in one line": ['"House E"', '"House\\nE"'],
    [invisible("after “House”")]: [
      '"House E"',
      ...['"House\\u0000E"', '"House\\tE"', '"House\u200B E"', '"House\u200D E"'],
    ],
    [invisible("at the beginning of a word")]: ['"House E"', '"House \u2060E"', '"House \\ud83c"'],
    [invisible("after “Hou”")]: ['"House E"', '"Hou\u00ADse E"'],
    "hotel 6 › name | has 92 characters; | by 12.": ['"House F"', `"${"F".repeat(76)} {phone}"`],
  }),
  ...inFile(site, {
    "brand | at most 30 fit in the header on a telephone. | by 1.": [
      '"Brand"',
      `"${"B".repeat(31)}"`,
    ],
  }),
]

function inDays(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const nextYear = String(Number(inDays(2).slice(0, 4)) + 1)

/** The form of addresses, telephone numbers, years and dates. */
const facts = [
  ...inFile(site, {
    "email | The e-mail address is not an e-mail address. | Write it like info@": [
      '"info@brand.example"',
      ...['"info.brand.example"', '"info@brand"', '"info @brand.example"', '""'],
    ],
    "phone | not a telephone number in international form | Write a plus": [
      '"+1 702 555 0100"',
      ...['"702 555 0100"', '"+1 702 CALL NOW"', '"+1"', '"+1 702  555 0100"'],
    ],
    "footer › responsibleGambling › helplines 1 › phone | is not a telephone number. | in digits": [
      '"1-800-435-7968"',
      ...['"1-800-GAMBLER"', '"12"'],
    ],
    "established | is not a year since 1800. | Correct the number.": ["2022", "22", "20222"],
    "established | must be a whole number, and this is a decimal. | digits": ["2022", "2022.5"],
    "established | is in the future. | Enter a date or year that is not in the future": [
      "2022",
      nextYear,
    ],
  }),
  ...inFile(terms, {
    "updated | is not a calendar date. | Write year-month-day": [
      "2024-02-29",
      ...["2023-02-29", "29.02.2024", "2024-2-9"],
    ],
    "updated | is in the future. | Enter a date or year that is not in the future": [
      "2024-02-29",
      ...[inDays(2), "2999-12-31"],
    ],
  }),
]

/** Addresses and descriptions of photos. */
const photos = [
  inFile(hotels, {
    "hotel 1 › imageAlt | is a file name or an address | Write what the photo shows": [
      '"Rome seen from above"',
      ...['"rome_at-night.jpg"', '"IMG_2041"', '"https://photos.example/rome"'],
    ],
  }),
  ...Object.entries({
    "does not begin with https://. | starting": [
      ...["http://photos.example/rome.jpg", "C:\\\\Photos\\\\rome.jpg", "javascript:alert(1)"],
    ],
    "has a space in it. | %20": ["https://photos.example/rome night.jpg"],
    "is not a complete address. | Copy": ["https://photos.example", "https://[x]/a.jpg"],
    "is empty. | starting with https://": [""],
    "contains an invisible character | Delete the words": [
      "https://photos.example/rome_at-night.jpg\u200B",
    ],
    "leads to a page with the photo on it | Open the photo alone in the browser": [
      "https://unsplash.com/photos/rome-abc",
      "https://commons.wikimedia.org/wiki/File:Rome.jpg",
      "https://en.wikipedia.org/wiki/Rome#/media/File:Rome.jpg",
      "https://www.flickr.com/photos/someone/12345/in/album-1",
      "https://www.google.co.uk/imgres?imgurl=https://a.example/b.jpg",
      "https://www.dropbox.com/s/abc/rome.jpg?dl=0",
      "https://drive.google.com/file/d/abc/view?usp=sharing",
      "https://www.pexels.com/photo/rome-123/",
      "https://pixabay.com/photos/rome-123/",
      "https://imgur.com/a/abc",
      "https://www.instagram.com/p/abc/",
      "https://www.pinterest.com/pin/123/",
      "https://brand.example/gallery/rome.html",
    ],
  }).flatMap(([says, addresses]) =>
    inFile(hotels, {
      [`hotel 1 › image | The photo address ${says}`]: [
        '"https://photos.example/rome_at-night.jpg"',
        ...addresses.map(address => `"${address}"`),
      ],
    }),
  ),
].flat()

const name = "The file's name becomes the page's address, which cannot be"

/** The files and sections of the legal pages. */
const legal = [
  ...["Cookies", "cookie policy", "c".repeat(41)].map(slug =>
    legalFile(slug, `${name} “/${slug}”. | small letters, digits`),
  ),
  legalFile("page-data", `${name} “/page-data”: the site has something else there. | another name`),
  ...inFile(terms, {
    "text | Two sections have the heading “booking terms”, so a link | Change one": [
      "## Data Protection",
      "## booking terms",
    ],
    "text | neither letters nor digits | in words.": ["## Data Protection", "## ???"],
    "text | The heading has no words. | remove the line": ["## Data Protection", "##"],
    "text | can only have plain words in it. | Remove bold": [
      "## Data Protection",
      ...["## Data **Protection**", "## [Data](/privacy)", "## `Data`"],
    ],
    "text | The section “Data Protection” has no text. | Write it, or remove the heading": [
      /## Data Protection\n\nText.*/,
      ...["▸## Data Protection", "▸## Data Protection\n\n***"],
    ],
    "text | This text stands above the first section | or move it to the introduction": [
      "## Introduction",
      ...["Words.\n\n## Introduction", "### Words\n\nMore.\n\n## Introduction"],
    ],
    "text | This heading level is reserved for the page | third level: begin the line with ###.": [
      "Text of Introduction.",
      ...["# One\n\nText.", "> ▸## Two\n\nText.", "- ▸## Two\n\nText."],
    ],
    "text | The dashes under this line make it a heading | empty line above": [
      "Text of Introduction.",
      "▸A line\n---\n\nText.",
    ],
  }),
  ...inFile(terms, {
    "text | The page has no sections. | such as ## Cancellation": [
      /(?<=---\n)\n## Intro.*/s,
      "▸",
      "▸\nText.\n",
    ],
  }),
  changed(
    terms,
    "text | The page has 41 sections; at most 40 are allowed. | Merge some of them",
    files => {
      const headings = Array.from({ length: 41 }, (_, index) => `No. ${index + 1}`)
      files[terms] = legalPage("terms", headings).replace("## No. 41", "▸$&")
    },
  ),
]

function legalFile(slug: string, says: string): Mistake {
  const file = `content/legal/${slug}.md`
  return changed(file, says, files => {
    files[file] = legalPage(slug)
  })
}

/** The story. */
const markdown = [
  ...inFile(about, {
    "text | There is no text. | under the second line of three dashes": [
      /\nOur story.*\n/,
      ...["", "\n\n  \n", "\n***\n"],
    ],
  }),
  ...inStory({
    "This heading level is reserved for the page | third level: begin the line with ###.": [
      ...[
        "# Story\n\nOurs.",
        "Story\n=====\n\nOurs.",
        "- ▸# Story",
        "## Story\n\nOurs.",
        "> ▸## Story",
      ],
    ],
    "The dashes under this line make it a heading | empty line above": ["Story\n---\n\nOurs."],
    "A heading with #### needs one with ### above it. | with ### instead.": ["#### Story\n\nOurs."],
    "A heading with ##### needs one with #### above it. | instead.": ["### A\n\n> ▸##### B"],
    "The heading has no words. | remove the line": ["Our story.\n\n▸###\n\nOurs."],
    "This is no table: its lines would show | Write a list.": [
      "| one | two |\n\n| three | four |".replace("\n\n", "\n"),
    ],
    "HTML is not allowed in a text. | Remove the part in < >.": [
      ...["<div>\n\nOur story.", "Our ▸<br> story.", "Ours.\n\n▸<!-- to do -->"],
    ],
    "Pictures are not allowed | Write a link": [
      ...["Our ▸![photo](https://a.example/b.jpg)", "Our ▸![a][p]\n\n[p]: https://a.b/c"],
    ],
    "The text contains an invisible character | Delete the words": [
      ...["Our ▸\u0007story.", "Our ▸\u202Estory.", "Our ▸\uFEFFstory.", "Our st▸\u00ADory."],
    ],
    "The text has 100100 characters; at most 100000 fit in the page. | Shorten it by 100.": [
      `${`${"a".repeat(269)}\n\n`.repeat(369)}▸${"a".repeat(101)}`,
    ],
  }),
]

/** Addresses of links within texts. */
const links = [
  ...Object.entries({
    "A link that begins with “javascript:” is unsafe | https://": ["JavaScript:alert(1)"],
    "A link that begins with “data:” is unsafe | https://": ["data:text/html,hello"],
    "A link cannot begin like this | https://": ["//other.example/page", "www.other.example"],
    "A link cannot begin like this | Write /terms": ["terms"],
    "like this: “info@brand.example” | Write mailto:info@": ["info@brand.example"],
    "like this: “a.b+c@m.example?subject=Hi” | Write mailto:a": ["a.b+c@m.example?subject=Hi"],
    "A link cannot begin like this | Write tel:+1": ["+17025550100"],
    "The link has no address. | [words](/terms)": [""],
    "The address of this link is not complete | Write it like https://example.com": [
      ...["https://", "mailto:info", "tel:call-us"],
    ],
    "There is no page /cookies on this site. | The possible addresses are: /, /privacy, /terms.": [
      "/cookies",
    ],
    "There is no page /privcy on this site. | Did you mean /privacy?": ["/privcy"],
    "There is no page /terms/ on this site. | Did you mean /terms?": ["/terms/"],
    "The page /terms has no section called “#refunds”. | cancellation-policy": ["/terms#refunds"],
    "The page / has no section called “#rooms”. | casino-hotels": ["#rooms"],
  }).flatMap(([says, addresses]) =>
    inStory({ [says]: addresses.map(address => `Our ▸[story](${address}).`) }),
  ),
  ...inStory({
    "The link has no words | between the brackets": ["Our ▸[](/terms) story."],
    "“javascript:” is unsafe | https://": ["Our [story].\n\n▸[story]: javascript:alert(1)"],
  }),
  changed(
    about,
    "text | The page /privacy has no section called “#data-protection”. | mean /privacy#data-protections?",
    files => {
      inText(
        "content/legal/privacy.md",
        instead("## Data Protection", "## Data Protections"),
      )(files)
      inText(about, instead("Our story.", "▸[Rights](/privacy#data-protection)."))(files)
    },
  ),
  changed(
    hotels,
    "hotel 2 › location | “Oslo” is not one of the destinations. | Choose a destination for “House B” and “House C”",
    files => {
      inText(destinations, instead('"Oslo"', '"Bergen"'))(files)
      inText(hotels, text => instead('"Lima"', '"Oslo"')(instead('"Oslo"', '▸"Oslo"')(text)))(files)
    },
  ),
]

const theFacts = "The facts are {brand}, {email}, {phone},"

/** Placeholders for facts that do not exist. */
const placeholders = [
  ...inStory({
    [`“{fone}” stands for no fact. | Did you mean {phone}? ${theFacts}`]: ["Our story of ▸{fone}."],
    [`“{name}” stands for no fact. | ${theFacts} {established}, {headquarters};`]: ["Our ▸{name}."],
  }),
  ...["{Email}", "{email", "email}", "{{email}}", `${"$"}{email}`, "{ email }"].flatMap(written =>
    inStory({
      [`“${written}” stands for no fact. | mean {email}?`]: [`Our story of ▸${written}.`],
    }),
  ),
  ...inFile(site, {
    "footer › blurb | “{barnd}” stands for no fact. | {brand}?": ['"Blurb."', '"The {barnd}."'],
  }),
  // And of the texts that name it, nothing is said.
  changed(site, "email | The e-mail address is missing. | Add “email”.", files => {
    inText(about, instead("Our story.", "[Write](mailto:{email}), [read](/terms#by-email)"))(files)
    inText(terms, instead("## Cancellation Policy", "## By {email}"))(files)
    inText(hotels, instead("A house in Rome.", "Ask {email}."))(files)
    inText(site, instead('  "email": "info@brand.example",\n', ""))(files)
    inText(site, instead('"brand"', '▸"brand"'))(files)
  }),
]

export const mistakes = [
  ...[json, frontMatter, wholeFiles, entries, shape, lines, facts, photos, legal, markdown, links],
  placeholders,
].flat()
