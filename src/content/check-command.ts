import { checkContent, formatProblems } from "./check"

const problems = checkContent(process.cwd())
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
} else {
  console.log("The content is valid.")
}
