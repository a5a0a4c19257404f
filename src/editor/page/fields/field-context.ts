import { createContext, useContext } from "react"
import type { Rule } from "../../../content/forms/form"
import type { FormProblem } from "../../../content/forms/forms"
import type { Path } from "../../../content/reading/problem"

/** What is wrong with the form's values. */
export const FieldContext = createContext<FormProblem[]>([])

export interface FieldProps {
  rule: Rule
  value: unknown
  path: Path
  optional?: boolean
  onChange: (value: unknown) => void
}

export const idOf = (path: Path) => ["field", ...path].join("-")

/** What is wrong with the field at the path. */
export function useProblem(path: Path): string | undefined {
  const problems = useContext(FieldContext)
  const found = problems.find(({ at }) => at && at.join() === path.join())
  return found && `${found.message} ${found.remedy}`
}
