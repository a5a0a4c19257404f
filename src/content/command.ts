// Run by `npm run check:content`: prints what is wrong with the content, and annotates pull requests on GitHub.
import { check } from "./check"
import { readFiles } from "./disk"
import { formatted, type Problem } from "./problem"

const { problems, warnings } = check(readFiles("."))
if (problems.length > 0) {
  console.error(formatted(problems, "problem"))
  process.exitCode = 1
} else {
  console.log("The content is valid.")
}
if (warnings.length > 0) console.log(`\n${formatted(warnings, "warning")}`)
if (process.env.GITHUB_ACTIONS) {
  for (const problem of problems) console.log(annotation("error", problem))
  for (const warning of warnings) console.log(annotation("warning", warning))
}

/**
 * An annotation, which GitHub shows beside the line of a pull request.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function annotation(level: string, { file, line, column, field, message, remedy }: Problem) {
  const data = (text: string) =>
    text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
  const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
  const title = field ? `,title=${property(field)}` : ""
  const place = `file=${property(file)},line=${line},col=${column}${title}`
  return `::${level} ${place}::${data(`${message}\n${remedy}`)}`
}
