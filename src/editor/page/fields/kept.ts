import { Node } from "@tiptap/core"

/** What the editor has no form for, such as a footnote: shown as it is written, and kept. */
const kept = {
  atom: true,
  addAttributes: () => ({ source: { default: "", rendered: false } }),
}

export const Kept = Node.create({
  ...kept,
  name: "kept",
  group: "block",
  renderHTML: ({ node }) => ["pre", { class: "kept" }, String(node.attrs.source)],
})

export const KeptInline = Node.create({
  ...kept,
  name: "keptInline",
  group: "inline",
  inline: true,
  renderHTML: ({ node }) => ["span", { class: "kept" }, String(node.attrs.source)],
})
