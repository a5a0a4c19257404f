import { type ParseError, printParseErrorCode } from "jsonc-parser"
import { type Problem, problemAt, type TextFile, type Wording } from "./problem"

/**
 * Syntax errors of a JSON file. After a missing or surplus comma the rest is still readable; after any
 * other error the following ones would only confuse, so they are left out.
 */
export function jsonSyntaxProblems(file: TextFile, errors: readonly ParseError[]) {
  const problems: Problem[] = []
  for (const error of errors) {
    const { harmless, late, message, remedy } = explain(file.text, error)
    const offset = late ? file.text.slice(0, error.offset).trimEnd().length - 1 : error.offset
    const problem = problemAt(file, { offset, length: error.length }, { message, remedy })
    if (!problems.some(({ line }) => line === problem.line)) problems.push(problem)
    if (!harmless) return { problems, readable: false }
  }
  return { problems, readable: true }
}

interface Explanation extends Wording {
  /** Whether the parser reports the error one token late */
  late?: boolean
  /** Whether the rest of the file can still be read */
  harmless?: boolean
}

function explain(text: string, { error, offset }: ParseError): Explanation {
  const before = text.slice(0, offset).trimEnd()
  const here = text.slice(offset).trimStart()
  if (text.trim() === "") {
    return { message: "The file is empty.", remedy: "Restore its last version." }
  }
  if (/^[“”‘’']/.test(here) || /[“”‘’]$/.test(before)) {
    return {
      message: "These are not straight quotation marks.",
      remedy: 'Write straight double quotation marks around names and texts: "',
    }
  }
  if (before.endsWith(",") && /^[}\]]/.test(here)) {
    return {
      message: "There is an extra comma before the closing bracket.",
      remedy: "Remove it: no comma follows the last entry.",
      late: true,
      harmless: true,
    }
  }
  return (
    explanations[printParseErrorCode(error)] ?? {
      message: "Something here does not belong in the file.",
      remedy: "Compare the line with those around it: quotes, colons, commas and brackets.",
    }
  )
}

const backslash = {
  message: "A backslash cannot be on its own in a text.",
  remedy: "Remove it, or write \\\\ for one.",
}

/** By jsonc-parser's name for the error. */
const explanations: Record<string, Explanation> = {
  CommaExpected: {
    message: "A comma is missing here.",
    remedy: "Write a comma at the end of this line, before the next begins.",
    late: true,
    harmless: true,
  },
  InvalidSymbol: {
    message: "This is neither a text in quotation marks nor a number.",
    remedy: 'Write quotation marks around it: "…"',
  },
  ColonExpected: {
    message: "A colon is missing between a name and its value.",
    remedy: 'Write it like "name": "value".',
  },
  UnexpectedEndOfString: {
    message: "The closing quotation mark of this text is missing.",
    remedy: 'Write " at the end of the text. A " inside a text is written \\".',
  },
  CloseBraceExpected: {
    message: "A closing bracket is missing after this.",
    remedy: "Write } where the entry ends.",
    late: true,
  },
  CloseBracketExpected: {
    message: "A closing bracket is missing after this.",
    remedy: "Write ] where the list ends.",
    late: true,
  },
  EndOfFileExpected: {
    message: "There is something after the end of the content.",
    remedy: "Remove what follows the last bracket, or the bracket that came too early.",
  },
  InvalidCommentToken: {
    message: "This file cannot contain comments.",
    remedy: "Remove it.",
    harmless: true,
  },
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  InvalidCharacter: {
    message: "The text is broken into two lines or has a tab in it.",
    remedy: "Write it in one line, with spaces only.",
  },
  PropertyNameExpected: {
    message: "A name in quotation marks is expected here.",
    remedy: 'Write it like "name": "value".',
  },
  ValueExpected: {
    message: "A value is missing here.",
    remedy: 'Write a text in quotation marks, or a number: "name": "value".',
  },
}
