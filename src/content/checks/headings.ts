import type { Heading } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import type { Wording } from "../reading/problem"
import { isVisible } from "../rules/unseen"

/**
 * Problems of a heading within a text.
 * @param above Level of the heading before it: headings must not skip a level (WCAG 1.3.1, 2.4.6)
 */
export function headingProblems(heading: Heading, above: number): Wording[] {
  const { depth, position } = heading
  if (depth === 1) return [firstLevel]
  if (depth === 2) {
    const underlined = position && position.end.line > position.start.line
    return [underlined ? underlinedSecondLevel : secondLevel]
  }
  if (!hasWords(heading)) return [wordless]
  return depth > above + 1 ? [tooDeep("#".repeat(depth), "#".repeat(Math.max(above, 2) + 1))] : []
}

/** Whether a part of a text has anything to read. */
export function hasWords(part: Node): boolean {
  let found = false
  visit(part, (node: Node) => {
    if ("value" in node && isVisible(String(node.value))) found = true
  })
  return found
}

const firstLevel: Wording = {
  message: "This is a first-level heading: the page has one already.",
  remedy: "Begin the line with ### instead, for a heading within the text.",
}

const secondLevel: Wording = {
  message: "A second-level heading would appear among those of the sections, without a number.",
  remedy: "Begin the line with ### instead, or make it a section of its own.",
}

const underlinedSecondLevel: Wording = {
  message: secondLevel.message,
  remedy: "Put an empty line above the dashes, or begin the line above them with ### instead.",
}

const wordless: Wording = {
  message: "The heading has no words.",
  remedy: "Write its words after the # signs, or remove the line.",
}

const tooDeep = (signs: string, instead: string): Wording => ({
  message: `A heading with ${signs} needs one with ${signs.slice(1)} above it.`,
  remedy: `Begin the line with ${instead} instead.`,
})
