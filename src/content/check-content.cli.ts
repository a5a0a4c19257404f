// Run by `npm run check:content`: prints what is wrong with the content, and annotates commits on GitHub.
import { check } from "./check"
import { readFiles } from "./content-folder"
import { formatted, type Problem } from "./problem"

const { problems } = check(readFiles("."))
if (problems.length > 0) {
  console.error(formatted(problems))
  process.exitCode = 1
} else {
  console.log("The content is valid.")
}
if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotation(problem))

/** A workflow command: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
function annotation({ file, line, column, message, remedy }: Problem) {
  const words = `${message} ${remedy}`.replaceAll("%", "%25").replaceAll("\n", "%0A")
  return `::error file=${file},line=${line},col=${column}::${words}`
}
