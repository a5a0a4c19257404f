import { formatProblems } from "../../src/content/report"
import { problemsIn, sampleContent } from "./content/sample-content"

/** Reports a problem in the tests' content once, instead of in each test that uses the content. */
export default function checkTestContent() {
  const problems = problemsIn(sampleContent())
  if (problems.length === 0) return
  throw new Error(`Correct __tests__/content, or sample-content.ts:\n\n${formatProblems(problems)}`)
}
