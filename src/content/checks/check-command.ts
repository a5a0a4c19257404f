import { readFiles } from "../reading/disk"
import { annotations } from "./annotations"
import { formatFindings, inspect } from "./inspect"

const { problems, notes } = inspect(readFiles("."))
if (problems.length > 0) {
  console.error(formatFindings(problems, "problem"))
  process.exitCode = 1
} else {
  console.log("The content is valid.")
}
if (notes.length > 0) console.log(`\n${formatFindings(notes, "note")}`)
if (process.env.GITHUB_ACTIONS) console.log(annotations(problems, notes))
