import type { Doc } from "../../../src/editor/text/doc"
import type { Random } from "./random"

/** What people type that means something in Markdown. */
const typed = [
  ..."* ** *** _ ~~ ` ``` & &amp; ! ( = === - --- + 1. :--| \\ a\\ a: x “ é".split(" "),
  ..."[x](y) ![x](y) [^1] [terms] ^[x] <b> <https://e.example> a@b.co".split(" "),
  ..."{brand} {email}: https://e.example www.example.com".split(" "),
  ...["plain words", " a space at both ends ", " 🎰 ", "\t", "    ", "    four"],
  ...["# one", "### two", "- item", "+ plus", "1. one", "1) one", "> quoted"],
  ...["- [ ] x", "[ ] x", "| a | b |", "a | b"],
]

/** The same text, as somebody may leave it who works in it for a while. */
export function randomChange(random: Random, doc: Doc): Doc {
  let content = doc.content ?? []
  for (const change of random.some(1, 3, () => random.one(changes)))
    content = change(random, content)
  return { ...doc, content }
}

const marks: Doc[] = [
  ...["bold", "italic", "strike", "code"].map(type => ({ type })),
  ...["/terms", "mailto:{email}", "https://e.example/(a)"].map(href => ({
    type: "link",
    attrs: { href },
  })),
]

const words = (random: Random): Doc => ({
  type: "text",
  text: random.one(typed),
  marks: random.some(0, 2, () => random.one(marks)),
})

const hardBreak: Doc = { type: "hardBreak" }

const paragraph = (random: Random): Doc => ({
  type: "paragraph",
  content: random.some(0, 5, () => (random.below(5) ? words(random) : hardBreak)),
})

const blocks: ((random: Random) => Doc)[] = [
  paragraph,
  random => ({
    type: "heading",
    attrs: { level: random.one([2, 3, 4, 6]) },
    content: [words(random), hardBreak, words(random)],
  }),
  random => ({
    type: random.one(["bulletList", "orderedList"]),
    attrs: { start: random.one([1, 9, 100]), spread: random.one([true, false]) },
    content: random.some(1, 4, () => ({ type: "listItem", content: [paragraph(random)] })),
  }),
  random => ({ type: "blockquote", content: random.some(1, 3, () => newBlock(random)) }),
  random => ({
    type: "codeBlock",
    attrs: { language: random.one([null, "js"]) },
    content: [{ type: "text", text: random.one(["a", "```\nb", "\n\n", "  x\n"]) }],
  }),
  () => ({ type: "horizontalRule" }),
  random => ({
    type: "table",
    content: random.some(1, 3, () => ({
      type: "tableRow",
      content: random.some(1, 3, () => ({
        type: "tableCell",
        attrs: { colspan: random.one([1, 1, 2]) },
        content: [words(random)],
      })),
    })),
  }),
]

const newBlock = (random: Random): Doc => random.one(blocks)(random)

type Change = (random: Random, blocks: Doc[]) => Doc[]

const at = (random: Random, blocks: Doc[], make: (block: Doc) => Doc[]): Doc[] => {
  const index = random.below(Math.max(1, blocks.length))
  return blocks.flatMap((block, i) => (i === index ? make(block) : [block]))
}

/** Every list and quotation with its blocks changed by the same kind of change. */
const deeper =
  (change: Change): Change =>
  (random, blocks) =>
    at(random, blocks, block =>
      /listItem|List$|blockquote/.test(block.type)
        ? [{ ...block, content: deeper(change)(random, block.content ?? []) }]
        : change(random, [block]),
    )

/** One of the paragraphs with one of its pieces changed. */
function inParagraphs(make: (random: Random) => (piece: Doc) => Doc[]): Change {
  return (random, blocks) =>
    at(random, blocks, block =>
      block.type === "paragraph"
        ? [{ ...block, content: at(random, block.content ?? [], make(random)) }]
        : [block],
    )
}

const changes: Change[] = [
  (_, blocks) => blocks,
  (random, blocks) => at(random, blocks, () => []),
  (random, blocks) => at(random, blocks, block => [block, newBlock(random)]),
  (random, blocks) => at(random, blocks, block => [newBlock(random), block]),
  (random, blocks) => [...blocks].sort(() => random.next() - 0.5),
  (random, blocks) => at(random, blocks, block => [block, block]),
  deeper(inParagraphs(random => piece => [piece, words(random)])),
  deeper(inParagraphs(() => piece => [hardBreak, piece])),
  deeper(inParagraphs(() => () => [])),
  // Tab and Shift+Tab in a list
  (random, blocks) => at(random, blocks, block => (isList(block) ? nest(block) : [block])),
  (random, blocks) => at(random, blocks, block => (isList(block) ? unwrapped(block) : [block])),
]

const isList = ({ type }: Doc) => type.endsWith("List")

const unwrapped = ({ content = [] }: Doc) => content.flatMap(({ content = [] }) => content)

function nest({ content: [first, second, ...rest] = [], ...list }: Doc): Doc[] {
  if (!first || !second) return [{ ...list, content: first && [first] }]
  const nested = { ...first, content: [...(first.content ?? []), { ...list, content: [second] }] }
  return [{ ...list, content: [nested, ...rest] }]
}
