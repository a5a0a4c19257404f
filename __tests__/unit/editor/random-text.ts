import type { Random } from "./random"

/** A Markdown text of all that a legal section may hold, written in all the ways there are. */
export function randomText(random: Random): string {
  const blocks = random.some(1, 3, () => block(random, 0))
  const blank = () => "\n".repeat(random.one([1, 1, 1, 2, 3]))
  const text = `${random.one(["", "\n", "\n\n"])}${blocks.map(part => `${part}\n${blank()}`).join("")}`
  const trimmed = text.replace(/\n+$/, "") + random.one(["", "\n", "\n\n", "\n \n"])
  return random.below(5) === 0 ? trimmed.replaceAll("\n", "\r\n") : trimmed
}

function block(random: Random, depth: number): string {
  const kinds = [paragraph, paragraph, paragraph, heading, list, list, table, code, rule, footnote]
  const kind = random.one(depth < 2 ? [...kinds, quotation] : [paragraph])
  return kind(random, depth)
}

const paragraph = (random: Random) =>
  random.some(1, 3, () => line(random)).join(random.one(["\n", "  \n", "\\\n", " "]))
const heading = (random: Random) => `${random.one(["##", "###", "####"])} ${line(random)}`
const rule = (random: Random) => random.one(["***", "---", "* * *"])
const footnote = (random: Random) =>
  random.one(["[^1]: A note.", "[terms]: /terms", "Text[^1] and [the terms][terms]."])
const code = (random: Random) =>
  random.one(["```\na *b*\n\n  c\n```", "    indented\n    code", "~~~js\nlet a\n~~~"])

function quotation(random: Random, depth: number) {
  const inner = random.some(1, 2, () => block(random, depth + 1)).join("\n\n")
  return inner.replace(/^/gm, "> ")
}

function list(random: Random, depth: number): string {
  const mark = random.one(["-", "*", "+", "1.", "3)"])
  const number = Number.parseInt(mark, 10)
  const between = random.one(["\n", "\n", "\n\n"])
  return random
    .some(1, 4, () => "")
    .map((_, i) => {
      const own = Number.isNaN(number) ? mark : mark.replace(/\d+/, String(number + i))
      const lead = own + " ".repeat(random.one([1, 1, 1, 3]))
      const nested = depth < 2 && random.below(3) === 0
      const inner = () => (random.below(3) ? list(random, depth + 1) : block(random, 2))
      const text = line(random) + (nested ? random.one([between, "\n\n"]) + inner() : "")
      return lead + text.replace(/\n(?=.)/g, `\n${" ".repeat(lead.length)}`)
    })
    .join(between)
}

function table(random: Random) {
  const width = 1 + random.below(3)
  const row = () =>
    `| ${random.some(width, width, () => random.one(["Refund", "**48** h", "a \\| b", "", "`x`"])).join(" | ")} |`
  const bar = `|${random.some(width, width, () => random.one(["---", ":--", "--:", ":-:"])).join("|")}|`
  return [row(), bar, ...random.some(0, 3, row)].join("\n")
}

const pieces = [
  ..."words a_b_c \\*escaped\\* **bold** *italic* _under_ un*frigging*believable ***both***".split(
    " ",
  ),
  ..."~~gone~~ `code` [terms](/terms) [mail](mailto:{email}) {brand} [call](tel:{phone})".split(
    " ",
  ),
  ..."https://example.com/x_y who@example.com a\\_b ! ^ a\u00a0b".split(" "),
  ...["the property’s “terms”", "48 hours", "2 * 3", "5 > 4", "a < b", "1\\. one", "é漢 🎰 ."],
  ...["\\# no heading", "\\[no link\\]", "&amp; &copy;", "**a *b* c**", "``a ` b``"],
  '[**bold** link](https://example.com/a_b?c=d&e "Title")',
]

const line = (random: Random) =>
  random.some(1, 4, () => random.one(pieces)).join(random.one([" ", " ", "", ", "]))
