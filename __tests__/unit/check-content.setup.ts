import { formatProblems } from "../../src/content/problem"
import { problemsIn, sampleContent } from "./content/sample-content"

/** Reports a field that the tests' content lacks once, instead of in each test that uses this content. */
export default function checkTestContent() {
  const problems = problemsIn(sampleContent())
  if (problems.length === 0) return
  throw new Error(`Correct __tests__/content, or sample-content.ts:\n\n${formatProblems(problems)}`)
}
