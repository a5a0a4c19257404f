import { each, instead, type Mistake, mistakesIn } from "./mistake"

const hotels = "content/hotels.json"
const site = "content/site.json"
const about = "content/about.md"

const quotes = "not straight quotation marks | straight double quotation marks"
const comma = "an extra comma | Remove it: no comma"

/** JSON that cannot be read. */
const json = [
  ...mistakesIn(hotels, {
    "a missing comma": {
      instead: ['"House C",', '"House C▸"'],
      says: "A comma is missing here. | Write a comma at the end of this line",
    },
    "a text without its closing quotation mark": {
      instead: ['"House D",', '"House D,'],
      says: 'The closing quotation mark of this text is missing. | Write " at the end of the text.',
    },
    "something after the end": {
      instead: [/$/, "[]"],
      says: "There is something after the end of the content. | Remove what follows the last bracket",
    },
    "a comment": {
      instead: ['"name": "House A"', '// the first\n    "name": "House A"'],
      says: "This file cannot contain comments. | Remove it.",
    },
    "a lone backslash": {
      instead: ['"A house in Oslo.', '"A house \\ in Oslo.'],
      says: "A backslash cannot be on its own | Remove it",
    },
    "a file of nothing but brackets": {
      make: () => "[".repeat(100_000),
      says: "The file is nested so deeply that it cannot be read. | Restore its last version.",
    },
    "an empty JSON file": {
      make: () => "",
      says: "The file is empty. | Restore its last version.",
    },
    "a field that is written twice in JSON": {
      instead: ['"name": "House B",', '"name": "House B",\n    ▸"name": "House Z",'],
      says: "name | “name” is written twice | remove the other",
    },
  }),
  ...each(hotels, '"House D"', quotes, "“House D”", "'House D'"),
  ...each("content/destinations.json", '"Perth"\n  }', comma, '"Perth"\n  }▸,'),
  ...mistakesIn(site, {
    "a comma after the last field": { instead: ['"Go home."', '"Go home."▸,'], says: comma },
    "a name without quotation marks": {
      instead: ['"brand"', "brand"],
      says: "This is neither a text in quotation marks nor a number. | Write quotation marks",
    },
    "a missing colon": {
      instead: ['"brand": ', '"brand" ▸'],
      says: 'A colon is missing | "name": "value"',
    },
    "a missing value": {
      instead: ["2022", ""],
      says: "A value is missing here. | Write a text in quotation marks, or a number",
    },
    "a missing bracket at the end": {
      instead: [/\}\n\}\n$/, "}\n"],
      says: "A closing bracket is missing after this. | Write }",
    },
  }),
]

const dashes = "lines of three dashes | Begin the file with a line of ---, then the fields"
const line = 'This line cannot be read | Put the value in "quotation marks"'

/** Front matter that cannot be read. */
const frontMatter = mistakesIn(about, {
  "a Markdown file without fields": { make: () => "Our story.\n", says: dashes },
  "fields that are not closed": { make: instead("heading\n---", "heading"), says: dashes },
  "a line before the fields": { make: text => `\n${text}`, says: dashes },
  "a value with a colon and no quotation marks": {
    instead: ["Our label", "Our label: new"],
    says: line,
  },
  "a value with a quotation mark that is not closed": {
    instead: ["Our heading", '"Our heading'],
    says: line,
  },
  "a heading that begins with a fact, without quotation marks": {
    instead: ["Our heading", "{brand} ▸and its story"],
    says: `${line} if it begins with {`,
  },
  "a field that is written twice in front matter": {
    instead: ["label: Our label", "label: Our label\n▸label: Another"],
    says: "A field is written twice. | remove the other",
  },
  "words where fields belong": {
    make: () => "---\n▸Our story\n---\n\nOur story.\n",
    says: "This line cannot be read as a field | Write it like heading: Our story.",
  },
  "a tab before a field": {
    instead: ["heading: ", "\theading: "],
    says: "The line begins with a tab. | Remove it",
  },
})

const versions =
  "There are two versions of the text here | Then delete the lines with <<<<<<<, ======= and >>>>>>>."

const conflict = (of: string): Mistake["instead"] => [
  of,
  `<<<<<<< HEAD\n${of}\n=======\nAnother version\n>>>>>>> new-words`,
]

/** What git leaves where two have written. */
const conflicts = [
  ...mistakesIn(hotels, {
    "two versions in a list of entries": {
      instead: conflict('    "name": "House A",'),
      says: versions,
    },
  }),
  ...mistakesIn(about, {
    "two versions of a paragraph": { instead: conflict("Our story."), says: versions },
    "two versions within a list": {
      instead: ["Our story.", "- One\n▸<<<<<<< HEAD\n- Two\n=======\n- Three\n>>>>>>> main"],
      says: versions,
    },
    "a mark of two versions that a form has kept as text": {
      instead: ["Our story.", "Our story.\n\n▸\\>>>>>>> main"],
      says: versions,
    },
    "the line between two versions that was left": {
      instead: ["Our story.", "Our story.\n\n▸======="],
      says: versions,
    },
  }),
]

const notUtf8 =
  "The file is not saved as UTF-8 text | Save the file with the encoding “UTF-8”, then correct"

/** Files in outdated encodings. */
const encodings = [
  ...mistakesIn(hotels, {
    "a file in Latin-1": {
      instead: ["House E", "Maison ▸Étoile"],
      encoding: "latin1",
      says: notUtf8,
    },
  }),
  ...mistakesIn(about, {
    "a file in UTF-16": { make: text => `\uFEFF${text}`, encoding: "utf16le", says: notUtf8 },
    "a character that was lost in an earlier conversion": {
      instead: ["Our story.", "Our st▸\uFFFDry."],
      says: notUtf8,
    },
  }),
]

const unknown = (file: string) =>
  mistakesIn(file, {
    [`the unknown file ${file}`]: {
      make: () => "---\nnumber: 1\n---\n\nText.\n",
      says: "The site does not know this file | Rename it, or move it out of the content folder.",
    },
  })

const missing = (file: string) =>
  mistakesIn(file, {
    [`that ${file} is missing`]: {
      among: files => {
        delete files[file]
      },
      says: "The file is missing. | Restore it",
    },
  })

export const unreadable = [
  ...json,
  ...frontMatter,
  ...conflicts,
  ...encodings,
  ...[site, hotels, about].flatMap(missing),
  ...["hotels-new.json", "legal/terms/old/01.md", "legal/terms/01-introduction.txt"].flatMap(name =>
    unknown(`content/${name}`),
  ),
  ...mistakesIn(hotels, {
    "a folder where a file belongs": {
      make: () => undefined,
      says: "The file cannot be read. | Make sure that it is a file",
    },
  }),
]
