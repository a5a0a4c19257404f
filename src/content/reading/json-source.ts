import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser"
import { jsonSyntaxProblems } from "./json-syntax"
import { type Problem, problemAt, type TextFile } from "./problem"
import type { Source } from "./source"

export function readJson(file: TextFile): Source {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false })
  const { problems, readable } = jsonSyntaxProblems(file, errors)
  return {
    ...file,
    // The site itself reads it with `JSON.parse`; the tree tolerates a missing or surplus comma.
    data: tree && readable ? getNodeValue(tree) : undefined,
    problems: [...problems, ...(tree ? keysWrittenTwice(file, tree) : [])],
    find(path) {
      const value = tree && findNodeAtLocation(tree, [...path])
      return value && { value, key: value.parent?.children?.[0] ?? value }
    },
  }
}

/** `JSON.parse` would silently take the last value. */
function keysWrittenTwice(file: TextFile, node: Node): Problem[] {
  const children = node.children ?? []
  const within = children.flatMap(child => keysWrittenTwice(file, child))
  if (node.type !== "object") return within
  const seen = new Set<unknown>()
  for (const key of children.flatMap(property => property.children?.[0] ?? [])) {
    if (seen.has(key.value)) {
      within.push(
        problemAt(
          file,
          key,
          {
            message: `“${key.value}” is written twice here.`,
            remedy: "Keep one of the two and remove the other.",
          },
          [key.value],
        ),
      )
    }
    seen.add(key.value)
  }
  return within
}
