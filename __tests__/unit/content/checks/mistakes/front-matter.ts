import { section } from "../../sample-content"
import { instead, type Mistake } from "./mistake"

const about = "content/about.md"

/** Front matter that cannot be read. */
export const frontMatter: Mistake[] = [
  {
    name: "a Markdown file without fields",
    file: about,
    make: () => "Our story.\n",
    at: "Our story.",
    message: "lines of three dashes",
    remedy: "Begin the file with a line of ---",
  },
  {
    name: "fields that are not closed",
    file: about,
    make: instead("heading\n---", "heading"),
    at: "---",
    message: "lines of three dashes",
    remedy: "then a line of --- again",
  },
  {
    name: "a line before the fields",
    file: section("terms", 3),
    make: text => `\n${text}`,
    at: "\n---",
    message: "lines of three dashes",
    remedy: "Begin the file with a line of ---",
  },
  {
    name: "a value with a colon and no quotation marks",
    file: about,
    make: instead("Our label", "Our label: new"),
    at: "Our label: new",
    message: "This line cannot be read",
    remedy: '"quotation marks"',
  },
  {
    name: "a value with a quotation mark that is not closed",
    file: about,
    make: instead("Our heading", '"Our heading'),
    at: '"Our heading',
    message: "This line cannot be read",
    remedy: '"quotation marks"',
  },
  {
    name: "a field that is written twice in front matter",
    file: about,
    make: instead("label: Our label", "label: Our label\nlabel: Another"),
    at: "label: Another",
    message: "A field is written twice.",
    remedy: "remove the other",
  },
  {
    name: "words where fields belong",
    file: about,
    make: () => "---\nOur story\n---\n\nOur story.\n",
    at: "Our story\n---",
    message: "This line cannot be read as a field",
    remedy: "Write it like heading: Our story.",
  },
  {
    name: "a tab before a field",
    file: about,
    make: instead("heading: ", "\theading: "),
    at: "\theading",
    message: "A tab stands at the beginning of the line.",
    remedy: "Remove it",
  },
]
