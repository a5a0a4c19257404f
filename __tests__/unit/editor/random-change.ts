import type { Doc } from "../../../src/editor/text/doc"
import type { Random } from "./random"
import { typed } from "./typed"

/** The same text, as somebody may leave it who works in it for a while. */
export function randomChange(random: Random, doc: Doc): Doc {
  let content = doc.content ?? []
  for (const change of random.some(1, 3, () => random.one(changes)))
    content = change(random, content)
  return { ...doc, content }
}

const paragraphOf = (...content: Doc[]): Doc => ({ type: "paragraph", content })
const words = (random: Random): Doc => ({
  type: "text",
  text: random.one(typed),
  marks: random.some(0, 2, () =>
    random.one([
      { type: "bold" },
      { type: "italic" },
      { type: "strike" },
      {
        type: "link",
        attrs: { href: random.one(["/terms", "mailto:{email}", "https://e.example/(a)"]) },
      },
      { type: "code" },
    ]),
  ),
})

type Change = (random: Random, blocks: Doc[]) => Doc[]

const at = (random: Random, blocks: Doc[], make: (block: Doc) => Doc[]): Doc[] => {
  const index = random.below(Math.max(1, blocks.length))
  return blocks.flatMap((block, i) => (i === index ? make(block) : [block]))
}

const item = (random: Random): Doc => ({
  type: "listItem",
  content: [paragraphOf(...random.some(0, 3, () => words(random)))],
})

const newBlock = (random: Random): Doc =>
  random.one<() => Doc>([
    () =>
      paragraphOf(
        ...random.some(0, 5, () => (random.below(5) ? words(random) : { type: "hardBreak" })),
      ),
    () => paragraphOf(...random.some(1, 5, () => words(random))),
    () => ({
      type: "heading",
      attrs: { level: random.one([2, 3, 4, 6]) },
      content: [words(random), { type: "hardBreak" }, words(random)],
    }),
    () => ({
      type: random.one(["bulletList", "orderedList"]),
      content: random.some(1, 4, () => item(random)),
    }),
    () => ({
      type: "orderedList",
      attrs: { start: random.one([1, 9, 100]), spread: random.one([true, false]) },
      content: random.some(1, 3, () => item(random)),
    }),
    () => ({ type: "blockquote", content: random.some(1, 3, () => newBlock(random)) }),
    () => ({
      type: "codeBlock",
      attrs: { language: random.one([null, "js"]) },
      content: [{ type: "text", text: random.one(["a", "```\nb", "\n\n", "  x\n"]) }],
    }),
    () => ({ type: "horizontalRule" }),
    () => ({
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
  ])()

/** Every list and quotation with its blocks changed by the same kind of change. */
const deeper =
  (change: Change): Change =>
  (random, blocks) =>
    at(random, blocks, block =>
      block.type === "listItem" || /List$|blockquote/.test(block.type)
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
  deeper(inParagraphs(() => piece => [{ type: "hardBreak" }, piece])),
  deeper(inParagraphs(() => () => [])),
  // Tab and Shift+Tab in a list
  (random, blocks) =>
    at(random, blocks, block =>
      /List$/.test(block.type) && (block.content?.length ?? 0) > 1
        ? [{ ...block, content: nest(block) }]
        : [block],
    ),
  (random, blocks) =>
    at(random, blocks, block =>
      /List$/.test(block.type)
        ? (block.content ?? []).flatMap(({ content }) => content ?? [])
        : [block],
    ),
]

function nest({ type, content = [] }: Doc): Doc[] {
  const [first, second, ...rest] = content
  return [
    { ...(first as Doc), content: [...(first?.content ?? []), { type, content: [second as Doc] }] },
    ...rest,
  ]
}
