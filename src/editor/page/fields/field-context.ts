import { createContext, useContext } from "react"
import type { FormProblem, Rule } from "../../form"
import type { Path } from "../../values/merge"

export const FieldContext = createContext<{ problems: FormProblem[]; destinations: string[] }>({
  problems: [],
  destinations: [],
})

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
  const { problems } = useContext(FieldContext)
  const found = problems.find(({ at }) => at && at.join() === path.join())
  return found && `${found.message} ${found.remedy}`
}
