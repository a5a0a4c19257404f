// Run by `npm run check:content`: prints what is wrong with the content, and annotates commits on GitHub.
import { check } from "./check"
import { readFiles } from "./disk"
import { formatted, type Problem } from "./problem"

const { problems } = check(readFiles("."))
if (problems.length > 0) {
  console.error(formatted(problems))
  process.exitCode = 1
} else {
  console.log("The content is valid.")
}
if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotation(problem))

/**
 * A workflow command that annotates the line on GitHub.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function annotation({ file, line, column, field, message, remedy }: Problem) {
  const data = (text: string) =>
    text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
  const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
  const title = field ? `,title=${property(field)}` : ""
  const place = `file=${property(file)},line=${line},col=${column}${title}`
  return `::error ${place}::${data(`${message}\n${remedy}`)}`
}
