import { section } from "../sample-content"
import { changed, inFile, inStory, instead, inText, type Mistake, withEntries } from "./mistake"

const hotels = "content/hotels.json"
const destinations = "content/destinations.json"
const site = "content/site.json"
const about = "content/about.md"
const pages = "content/legal/pages.json"

const json = [
  ...inFile(hotels, {
    "A comma is missing here. | Write a comma at the end": ['"House C",', '"House C▸"'],
    'The closing quotation mark of this text is missing. | Write " at': ['"House D",', '"House D,'],
    "There is something after the end of the content. | Remove what follows": [/$/, "[]"],
    "This file cannot contain comments. | Remove it.": ['"id": 1', '// one\n"id": 1'],
    "A backslash cannot be on its own | Remove it": ['"A house in Oslo.', '"A house \\ in Oslo.'],
    "not straight quotation marks | straight double quotation": [
      '"House D"',
      "“House D”",
      "'House D'",
    ],
    "name | “name” is written twice | the other": ['"House B",', '"House B",\n▸"name": "Z",'],
  }),
  ...inFile(site, {
    "an extra comma | Remove it: no comma": ['"Go home."', '"Go home."▸,'],
    "This is neither a text in quotation marks nor a number. | Write": ['"brand"', "brand"],
    'A colon is missing | "name": "value"': ['"brand": ', '"brand" ▸'],
    "A value is missing here. | Write a text in quotation marks, or a number": ["2022", ""],
    "A closing bracket is missing after this. | Write }": [/\}\n\}\n$/, "}\n"],
  }),
  ...inFile(destinations, { "an extra comma | Remove it": ['"Perth"\n  }', '"Perth"\n  }▸,'] }),
  ...inFile(hotels, {
    "The file is nested so deeply that it cannot be read. | Restore": [/^.*$/s, "[".repeat(1e5)],
    "The file is empty. | Restore its last version.": [/^.*$/s, ""],
  }),
]

const frontMatter = inFile(about, {
  "lines of three dashes | Begin the file with a line of ---": [/^.*$/s, "Our story.\n"],
  "three dashes | Begin the file with a line of ---, then": [/^.*heading\n---/s, "---\nheading: A"],
  "dashes | Begin the file with a line of ---, then the fields": [/^/, "▸\n"],
  'This line cannot be read | Put the value in "quotation marks"': ["Our label", "Our label: new"],
  'cannot be read | in "quotation marks" if it begins with {': [
    "Our heading",
    '"Our heading',
    "{brand} ▸and its story",
  ],
  "A field is written twice. | remove the other": ["Our label", "Our label\n▸label: Another"],
  "cannot be read as a field | Write it like heading: Our story.": [/label.*heading/s, "Our story"],
  "The line begins with a tab. | Remove it": ["heading: ", "\theading: "],
})

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
      "Our story.\n\n▸=======",
    ],
  }),
  ...inFile(hotels, { [notUtf8]: ["House E", "Maison ▸Étoile"] }).map(saved("latin1")),
  ...inFile(about, { [notUtf8]: [/^/, "\uFEFF"] }).map(saved("utf16le")),
  ...inFile(about, { [notUtf8]: ["Our story.", "Our st▸\uFFFDry."] }),
  ...["hotels-new.json", "legal/terms/old/01.md", "legal/terms/01-introduction.txt"].map(name =>
    changed(
      `content/${name}`,
      "The site does not know this file | Rename it, or move it",
      files => {
        files[`content/${name}`] = "---\nnumber: 1\n---\n\nText.\n"
      },
    ),
  ),
  ...[site, hotels, about].map(file =>
    changed(file, "The file is missing. | Restore it", files => delete files[file]),
  ),
  changed(hotels, "The file cannot be read. | Make sure that it is a file", files => {
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
      withEntries(26, (hotel, id) => ({ ...hotel, id, name: `House ${id}` })),
    ),
  ),
  ...inFile(hotels, {
    "The hotels must have at least 1 entry, and there are 0. | Add 1.": [/^.*$/s, "[]"],
    "hotel 4 › id | 2 is used twice: line 11 already has it. | another": ['"id": 4', '"id": ▸2'],
    "hotel 1 › id | The number must be a whole number from 1 | Correct": ['"id": 1', '"id": ▸0'],
    "hotel 1 › id | The number must be a whole number. | in digits": ['"id": 1', '"id": ▸1.5'],
    'hotel 2 › name | "HOUSE A" is used twice: line 4 already has it | another': [
      '"House B"',
      '"HOUSE A"',
    ],
    "hotel 3 › location | “Atlantis” is not one | Lima; Quito; Perth?": ['"Lima"', '"Atlantis"'],
  }),
  ...inFile(destinations, {
    'destination 8 › name | "Quito" is used twice: line 21 already has it | another': [
      '"Perth"',
      '"Quito"',
    ],
    "destination 8 | an entry with fields in { }, and this is a text. | { and }": [
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
    "hotel 3 › name | is missing. | “name”. The hotel's name": [/"id": 3,\n.*/, '"id": 3,'],
    "hotel 4 › stars | no field “stars” | are: id, name": ['"id": 4,', '"id": 4, ▸"stars": 5,'],
    "hotel 5 › id | a whole number, and this is a text. | without": ['"id": 5', '"id": ▸"5"'],
    "hotel 2 › imageCredit | and this is nothing (null). | quotation marks": [/"A. P.*"/, "null"],
  }),
  ...inFile(site, {
    "withoutscript | no field | mean “withoutScript”?": ['"withoutScript"', '"withoutscript"'],
    "notFound › status | a text, and this is a whole number. | quotation marks": ['"404"', "404"],
    "booking › promises | a list in [ ], and this is a text. | [ and ]": [
      /\[\s*"Promise."\s*\]/,
      '"Promise."',
    ],
  }),
  ...inFile(about, {
    "label | The label is missing. | Add “label”.": ["label: Our label\nheading", "heading"],
  }),
]

const unseen = (place: string, mark: string) =>
  `hotel 5 › name | contains ${mark} ${place}, which cannot be seen. | Delete it: put the cursor`

/** Lines of text that are too long, empty, or have characters that cannot be seen. */
const lines = [
  ...inFile(hotels, {
    "hotel 1 › description | is empty | Write the text.": ['"A house in Rome."', '"   "'],
    "hotel 5 › name | has 81 characters; | by 1.": ['"House E"', `"${"E".repeat(81)}"`],
    "hotel 5 › name | a space. | Remove": ['"House E"', '"House E "', '" House E"'],
    "hotel 5 › name | has a line break in it. | in one line": ['"House E"', '"House\\nE"'],
    "hotel 5 › name | a character that cannot be seen or read. | type them again": [
      '"House E"',
      '"House\\u0000E"',
      '"House\\tE"',
      '"House \\ud83c"',
    ],
    [unseen("after “Hou”", "a soft hyphen")]: ['"House E"', '"Hou\u00ADse E"'],
    [unseen("after “House”", "a zero-width space")]: ['"House E"', '"House\u200B E"'],
    [unseen("at the beginning of a word", "a zero-width joiner")]: ['"House E"', '"House \u2060E"'],
    [unseen("after “House”", "a zero-width joiner")]: ['"House E"', '"House\u200D E"'],
    "hotel 6 › name | has 92 characters; | by 12.": ['"House F"', `"${"F".repeat(76)} {phone}"`],
  }),
  ...inFile(site, {
    "brand | at most 30 fit the header on a telephone. | by 1.": ['"Brand"', `"${"B".repeat(31)}"`],
  }),
  ...inFile(section("privacy", 4), {
    "heading | a soft hyphen after “Pro” | Delete it": ["Data Protection", "Data Pro\u00ADtection"],
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
    "established | must be a whole number from 1800 | Correct the number.": ["2022", "22", "20222"],
    "established | is in the future. | Write the year in which it happened": ["2022", nextYear],
  }),
  ...inFile(pages, {
    "page 1 › updated | is not a calendar date. | Write year-month-day": [
      '"2024-02-29"',
      ...['"2023-02-29"', '"29.02.2024"', '"2024-2-9"'],
    ],
    "page 1 › updated | is in the future. | Write the day of the change: today": [
      '"2024-02-29"',
      ...[`"${inDays(2)}"`, '"2999-12-31"'],
    ],
  }),
]

/** Addresses and descriptions of photos. */
const photos = [
  ...inFile(hotels, {
    "hotel 1 › imageAlt | is a file name or an address | Write what the photo shows": [
      '"Rome seen from above"',
      ...['"rome_at-night.jpg"', '"Rome at night"', '"IMG_2041"', '"https://photos.example/rome"'],
    ],
  }),
  ...Object.entries({
    "begins with http: and browsers would block it. | Write https:": [
      "http://photos.example/rome.jpg",
    ],
    "does not begin with https://. | starting": ["C:\\\\Photos\\\\rome.jpg", "javascript:alert(1)"],
    "has a space or a line break in it. | %20": ["https://photos.example/rome night.jpg"],
    "is not a complete address. | Copy": ["https://photos.example", "https://[x]/a.jpg"],
    "is empty. | starting with https://": [""],
    "contains a zero-width space | Delete it": ["https://photos.example/rome_at-night.jpg\u200B"],
    "leads to a page with the photo on it | Open the photo alone in the browser": [
      "https://unsplash.com/photos/rome-abc",
      "https://commons.wikimedia.org/wiki/File:Rome.jpg",
      "https://en.wikipedia.org/wiki/Rome#/media/File:Rome.jpg",
      "https://www.flickr.com/photos/someone/12345/in/album-1",
      "https://www.google.co.uk/imgres?imgurl=https://a.example/b.jpg",
      "https://www.bing.com/images/search?q=rome",
      "https://yandex.com/images/search?text=rome",
      "https://www.dropbox.com/s/abc/rome.jpg?dl=0",
      "https://drive.google.com/file/d/abc/view?usp=sharing",
      "https://photos.app.goo.gl/abc",
      "https://www.pexels.com/photo/rome-123/",
      "https://pixabay.com/photos/rome-123/",
      "https://imgur.com/a/abc",
      "https://www.instagram.com/p/abc/",
      "https://www.pinterest.com/pin/123/",
      "https://www.gettyimages.com/detail/photo/rome/123",
      "https://stock.adobe.com/images/rome/123",
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
  changed(
    hotels,
    "hotel 21 › image | come from 21 hosts, whose names together are too long | Use photos from fewer hosts",
    inText(hotels, text => {
      const image = (id: number) => `https://${"photos-of-".repeat(4)}${id}.example/a.jpg`
      const from = withEntries(24, (hotel, id) => ({
        ...hotel,
        ...{ id, name: `House ${id}`, image: image(id) },
      }))
      return from(text).replace(`"${image(21)}"`, "▸$&")
    }),
  ),
]

const gone = "The page “privacy” is missing, and the header and the footer link to it."
const slug = (says: string) => `page 2 › slug | ${says}`

/** The legal pages' entries, folders and sections. */
const legal = [
  ...["Privacy", "privacy policy", "/privacy", "privacy/"].flatMap(path =>
    inFile(pages, {
      [slug(`cannot be “${path}”. | small letters from a to z, digits`)]: [
        '"privacy"',
        `"${path}"`,
      ],
    }),
  ),
  ...inFile(pages, {
    [slug("“page-data”: the site has something else | another")]: ['"privacy"', '"page-data"'],
    [slug("has 41 characters; at most 40 | Shorten")]: ['"privacy"', `"${"p".repeat(41)}"`],
    [slug('"terms" is used twice | Give one of the two another path.')]: ['"privacy"', '"terms"'],
    [`page 2 › slug | ${gone} | Write "slug": "privacy" in place of “cookies”`]: [
      '"privacy"',
      '"cookies"',
    ],
  }),
  changed(
    pages,
    `${gone} | Bring back its entry, the one with "slug": "privacy".`,
    inText(
      pages,
      withEntries(1, page => page),
    ),
  ),
  changed(
    pages,
    "page 3 › slug | The page “cookies” has no sections | into content/legal/cookies/01-introduction.md",
    inText(pages, text =>
      withEntries(3, (page, number) => (number < 3 ? page : { ...page, slug: "cookies" }))(
        text,
      ).replace('"cookies"', "▸$&"),
    ),
  ),
  changed(
    "content/legal/cookies/01.md",
    'Nobody would see the sections in content/legal/cookies/ | Add an entry with "slug": "cookies"',
    files => {
      files["content/legal/cookies/01.md"] = files[section("terms", 1)]
      files["content/legal/cookies/02.md"] = files[section("terms", 2)]
    },
  ),
  ...inFile(section("privacy", 10), {
    "number | section 10 is missing. | write number: 10 here": ["number: 10", "number: ▸11"],
    "number | a whole number from 1 to 40. | Correct": ["number: 10", "number: ▸41"],
  }),
  ...inFile(section("terms", 4), {
    [`number | The number 3 is used twice on this page: ${section("terms", 3)} | (4 is free)`]: [
      "number: 4",
      "number: ▸3",
    ],
    [`heading | #booking-terms could mean two sections: ${section("terms", 2)} | another heading`]:
      ["User Responsibilities", "Booking terms"],
    "heading | neither letters nor digits | in words.": ["User Responsibilities", '"???"'],
  }),
  changed(
    section("terms", 6),
    "number | This is section 6, and sections 3 to 5 are missing. | Restore what is missing",
    files => {
      for (const number of [3, 4, 5]) delete files[section("terms", number)]
      inText(section("terms", 6), instead("6", "▸6"))(files)
    },
  ),
]

const secondLevel = "A second-level heading would appear among those of the sections"

/** The text under the front matter of a Markdown file. */
const markdown = [
  ...inFile(section("terms", 6), {
    "text | The text under the fields is missing. | under the second line of three dashes": [
      /\nText of.*\n/,
      ...["", "\n\n  \n", "\n***\n"],
    ],
  }),
  ...inStory({
    "This is a first-level heading | Begin the line with ###": [
      ...["# Story\n\nOurs.", "Story\n=====\n\nOurs.", "- ▸# Story"],
    ],
    [`${secondLevel} | Begin the line with ###`]: ["## Story\n\nOurs.", "> ▸## Story"],
    [`${secondLevel} | Put an empty line above the dashes`]: ["Story\n---\n\nOurs."],
    "A heading with #### needs one with ### above it. | with ### instead.": ["#### Story\n\nOurs."],
    "A heading with ##### needs one with #### above it. | instead.": ["### A\n\n> ▸##### B"],
    "The heading has no words. | remove the line": ["Our story.\n\n▸###\n\nOurs."],
    "A checkbox is of no use in a text | Remove the square brackets": ["- Ours\n▸- [ ] Theirs"],
    "HTML is not allowed in a text. | Remove the part in < >.": [
      ...["<div>\n\nOur story.", "Our ▸<br> story.", "Ours.\n\n▸<!-- to do -->"],
    ],
    "Pictures are not allowed | Remove it": [
      ...["Our ▸![photo](https://a.example/b.jpg)", "Our ▸![a][p]\n\n[p]: https://a.b/c"],
    ],
    "The text contains a character that cannot be seen or read. | Delete the words": [
      ...["Our ▸\u0007story.", "Our ▸\u202Estory.", "Our ▸\uFEFFstory."],
    ],
    "contains a soft hyphen after “st”, which cannot | press Delete once": ["Our st▸\u00ADory."],
    "contains a zero-width space after “Our” | press Delete once": ["Our▸\u200Bstory."],
    "contains a zero-width separator after “story” | press Delete": ["Our story▸\u200C."],
    "The text has 20100 characters; at most 20000 fit a part of a page. | Shorten it.": [
      `${"a".repeat(19_999)}▸${"a".repeat(101)}`,
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
    "“info@brand.example” is an e-mail address, and | Write mailto:info@": ["info@brand.example"],
    "“a.b+c@m.example?subject=Hi” is an e-mail | Write mailto:a": ["a.b+c@m.example?subject=Hi"],
    "is a telephone number, and a link to one begins with tel:. | Write tel:+1": ["+17025550100"],
    "The link leads nowhere | [words](/terms)": [""],
    "The address of this link is not complete | Write it like https://example.com": [
      ...["https://", "mailto:info", "tel:call-us"],
    ],
    "There is no page /cookies on this site. | The pages are /, /terms, /privacy.": ["/cookies"],
    "There is no page /privcy on this site. | Did you mean /privacy?": ["/privcy"],
    "There is no page /terms/ on this site. | Did you mean /terms?": ["/terms/"],
    "The page /terms has no part called “#refunds”. | cancellation-policy": ["/terms#refunds"],
    "The page / has no part called “#rooms”. | casino-hotels": ["#rooms"],
  }).flatMap(([says, addresses]) =>
    inStory({ [says]: addresses.map(address => `Our ▸[story](${address}).`) }),
  ),
  ...inStory({
    "The link has no words | between the square brackets": ["Our ▸[](/terms) story."],
    "“javascript:” is unsafe | https://": ["Our [story].\n\n▸[story]: javascript:alert(1)"],
  }),
  changed(
    about,
    "text | The page /privacy has no part called “#user-rights”. | mean /privacy#your-rights?",
    files => {
      inText(section("privacy", 7), instead("User Rights", "Your Rights"))(files)
      inText(about, instead("Our story.", "▸[Rights](/privacy#user-rights)."))(files)
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
    "brand | cannot have curly brackets in it. | Write it out here": ['"Brand"', '"The {brand}"'],
    "footer › blurb | “{barnd}” stands for no fact. | {brand}?": ['"Blurb."', '"The {barnd}."'],
  }),
  // And of the texts that name it, nothing is said.
  changed(site, "email | The e-mail address is missing. | Add “email”.", files => {
    inText(about, instead("Our story.", "[Write](mailto:{email}), [read](/terms#by-email)"))(files)
    inText(section("terms", 3), instead("Cancellation Policy", "By {email}"))(files)
    inText(hotels, instead("A house in Rome.", "Ask {email}."))(files)
    inText(site, instead('  "email": "info@brand.example",\n', ""))(files)
    inText(site, instead('"brand"', '▸"brand"'))(files)
  }),
]

export const mistakes = [
  ...[json, frontMatter, wholeFiles, entries, shape, lines, facts, photos, legal, markdown, links],
  placeholders,
].flat()
