import type { Content, PhrasingContent, Root } from "mdast"
import { markdown } from "../../content/reading/markdown"

/** Writes the content's Markdown, with what is not typed often written plainly. */
function processor(emphasis: "*" | "_") {
  return markdown().use({
    settings: {
      bullet: "-",
      emphasis,
      fences: true,
      handlers: { literal: node => String((node as { value?: unknown }).value) },
      listItemIndent: "one",
      resourceLink: true,
      rule: "-",
    },
  })
}

const processors = { "*": processor("*").freeze(), _: processor("_").freeze() }

interface Extension {
  transforms?: ((tree: Root) => void)[]
}

/** Makes addresses that stand plainly in a text links, as the site does even where they are escaped. */
export function linkAddresses(blocks: Content[]): Content[] {
  const tree: Root = { type: "root", children: blocks }
  const extensions = processors["*"].data("fromMarkdownExtensions") as (Extension | Extension[])[]
  for (const { transforms = [] } of extensions.flat(2)) for (const link of transforms) link(tree)
  return tree.children
}

/**
 * The ways to write blocks, the plainest first. Not every one gives the blocks again: Markdown takes
 * `**a:**b` for asterisks. The last ones write each sign that could mean something else as itself.
 */
export const spellings: ((blocks: Content[]) => string)[] = (["*", "_"] as const).flatMap(
  emphasis => [
    blocks => write(blocks, emphasis),
    blocks => write(blocks.map(literally) as Content[], emphasis),
  ],
)

function write(blocks: Content[], emphasis: "*" | "_") {
  const text = processors[emphasis].stringify({ type: "root", children: blocks } as Root)
  return text.replace(/\n+$/, "")
}

type Parent = { children: PhrasingContent[] }

/** The block with each text as signs that mean nothing but themselves. */
function literally(block: Content): Content {
  if (!("children" in block)) return block
  const children = block.children as Content[]
  return { ...block, children: children.map((child, i) => within(child, i, children)) } as Content
}

/** What is written down as it is. */
export function literal(value: string): Content {
  return { type: "literal", value } as unknown as Content
}

const attention = ["emphasis", "strong", "delete"]

function within(
  node: Content,
  index: number,
  siblings: Content[],
  edges = [false, false],
): Content {
  const edge = (sibling: Content | undefined, outer: boolean | undefined) =>
    sibling ? attention.includes(sibling.type) : Boolean(outer)
  if (node.type === "text") {
    const before = edge(siblings[index - 1], edges[0])
    const after = edge(siblings[index + 1], edges[1])
    return literal(escaped(node.value, before, after))
  }
  if (!("children" in node)) return node
  const inner = attention.includes(node.type) ? [true, true] : [false, false]
  const { children } = node as Parent
  return {
    ...node,
    children: children.map((child, i) => within(child, i, children, inner)),
  } as Content
}

/** Braces mean nothing in Markdown, and a placeholder in them has to stay readable. */
function escaped(text: string, edgeBefore: boolean, edgeAfter: boolean) {
  const signs = [...text]
  return signs
    .map((sign, i) => {
      const atEdge = (i === 0 && edgeBefore) || (i === signs.length - 1 && edgeAfter)
      // Remark knows no number of a sign beyond the first 65,536, such as 🎰.
      if (/[{}]/.test(sign) || sign.length > 1) return sign
      if (atEdge || /[\t\n]/.test(sign)) return `&#x${sign.codePointAt(0)?.toString(16)};`
      return /[!-/:-@[-`|~]/.test(sign) ? `\\${sign}` : sign
    })
    .join("")
}
