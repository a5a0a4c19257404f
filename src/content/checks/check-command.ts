import { annotations } from "./annotations"
import { formatNotes, formatProblems, inspectContent } from "./check"

const { problems, notes } = inspectContent(process.cwd())
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
} else {
  console.log("The content is valid.")
}
if (notes.length > 0) console.log(`\n${formatNotes(notes)}`)
if (process.env.GITHUB_ACTIONS) console.log(annotations(problems, notes))
