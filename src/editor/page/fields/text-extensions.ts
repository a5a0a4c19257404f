import { type Extensions, Node, textblockTypeInputRule } from "@tiptap/core"
import { Code } from "@tiptap/extension-code"
import { Heading } from "@tiptap/extension-heading"
import { Link } from "@tiptap/extension-link"
import { BulletList, OrderedList } from "@tiptap/extension-list"
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table"
import StarterKit, { type StarterKitOptions } from "@tiptap/starter-kit"
import { Leave, TableArrows } from "./text-keys"

const options: Partial<StarterKitOptions> = {
  underline: false,
  link: false,
  heading: false,
  code: false,
  bulletList: false,
  orderedList: false,
  dropcursor: false,
  gapcursor: false,
  // Would put an empty paragraph below each text, which nobody has written.
  trailingNode: false,
}

/** Whether blank lines stand between the items of a list. */
const spread = { spread: { default: false, rendered: false } }

const cell = { content: "inline*" }

/** What the editor has no form for, such as a footnote: shown as it is written, and kept. */
const kept = {
  atom: true,
  addAttributes: () => ({ source: { default: "", rendered: false } }),
}

/** What a text may hold: what Markdown has, and nothing else. */
export const textExtensions: Extensions = [
  StarterKit.configure(options),
  // The page and its sections have the first two levels: what is pasted or typed as one is the third.
  Heading.extend({
    content: "(text | keptInline)*",
    parseHTML() {
      return [1, 2, 3, 4, 5, 6].map(level => ({
        tag: `h${level}`,
        attrs: { level: Math.max(3, level) },
      }))
    },
    addInputRules() {
      return [
        textblockTypeInputRule({
          find: /^(#{1,6})\s$/,
          type: this.type,
          getAttributes: ([, marks = ""]) => ({ level: Math.max(3, marks.length) }),
        }),
      ]
    },
  }).configure({ levels: [2, 3, 4, 5, 6] as never }),
  // Code may be bold, or a link, too.
  Code.extend({ excludes: "" }),
  // Words typed behind a link do not become part of it.
  Link.extend({
    inclusive: false,
    addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  }).configure({ openOnClick: false, autolink: true, HTMLAttributes: { target: null, rel: null } }),
  BulletList.extend({ addAttributes: () => spread }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spread }
    },
  }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Node.create({
    ...kept,
    name: "kept",
    group: "block",
    renderHTML: ({ node }) => ["pre", { class: "kept" }, String(node.attrs.source)],
  }),
  Node.create({
    ...kept,
    name: "keptInline",
    group: "inline",
    inline: true,
    renderHTML: ({ node }) => ["span", { class: "kept" }, String(node.attrs.source)],
  }),
  Leave,
  TableArrows,
]
