import { readFiles } from "../reading/disk"
import type { Problem } from "../reading/problem"
import { formatFindings, inspect } from "./inspect"

const { problems, notes } = inspect(readFiles("."))
if (problems.length > 0) {
  console.error(formatFindings(problems, "problem"))
  process.exitCode = 1
} else {
  console.log("The content is valid.")
}
if (notes.length > 0) console.log(`\n${formatFindings(notes, "note")}`)
if (process.env.GITHUB_ACTIONS) console.log(annotations())

/**
 * The findings as GitHub's workflow commands: it shows them beside the lines of a pull request.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function annotations(): string {
  return [
    ...problems.map(problem => annotation("error", problem)),
    ...notes.map(note => annotation("notice", note)),
  ].join("\n")
}

function annotation(level: string, { file, line, column, field, message, remedy }: Problem) {
  const properties = [
    `file=${property(file)}`,
    `line=${line}`,
    `col=${column}`,
    ...(field ? [`title=${property(field)}`] : []),
  ]
  return `::${level} ${properties.join(",")}::${data(`${message}\n${remedy}`)}`
}

function data(text: string) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}

function property(text: string) {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
}
