import { section } from "../../sample-content"
import { mistakesIn } from "./mistake"

/** Front matter that cannot be read. */
export const frontMatter = mistakesIn("content/about.md", {
  "a Markdown file without fields": {
    make: () => "Our story.\n",
    at: "Our story.",
    says: ["lines of three dashes", "Begin the file with a line of ---"],
  },
  "fields that are not closed": {
    instead: ["heading\n---", "heading"],
    at: "---",
    says: ["lines of three dashes", "then a line of --- again"],
  },
  "a line before the fields": {
    file: section("terms", 3),
    make: text => `\n${text}`,
    at: "\n---",
    says: ["lines of three dashes", "Begin the file with a line of ---"],
  },
  "a value with a colon and no quotation marks": {
    instead: ["Our label", "Our label: new"],
    says: ["This line cannot be read", '"quotation marks"'],
  },
  "a value with a quotation mark that is not closed": {
    instead: ["Our heading", '"Our heading'],
    says: ["This line cannot be read", '"quotation marks"'],
  },
  "a field that is written twice in front matter": {
    instead: ["label: Our label", "label: Our label\nlabel: Another"],
    at: "label: Another",
    says: ["A field is written twice.", "remove the other"],
  },
  "words where fields belong": {
    make: () => "---\nOur story\n---\n\nOur story.\n",
    at: "Our story\n---",
    says: ["This line cannot be read as a field", "Write it like heading: Our story."],
  },
  "a tab before a field": {
    instead: ["heading: ", "\theading: "],
    says: ["A tab stands at the beginning of the line.", "Remove it"],
  },
})
