import type { Form, Rule, Values } from "../content/forms/form"
import type { FormProblem } from "../content/forms/forms"

/** A form in the list of all forms. */
export interface Listed {
  name: string
  title: string
  description: string
  mistakes: number
}

/** A form as it was opened. */
export interface Opened extends Form {
  version: string
  problems: FormProblem[]
  /** What is worth knowing and refuses nothing */
  notes: FormProblem[]
}

/** A form whose values differ from those handed in last; one that is new or removed has no others. */
export interface Changed {
  form: string
  title: string
  rule: Rule
  state?: "new" | "removed"
  before?: Values
  after?: Values
}

export interface HandInState {
  /** Why nothing can be handed in with git */
  obstacle?: "no git" | "no repository" | "unfinished merge"
  changed: Changed[]
  /** Files of the content that changed, of other kinds too */
  files?: string[]
  /** Files that changed outside the content */
  otherFiles: string[]
  /** The branch that work was handed in on before */
  branch?: string
  detached?: boolean
  /** Whether git knows who hands in */
  named: boolean
  remote?: string
  /** How often it was handed in without being sent */
  unsent: number
  mistakes: number
}

export interface HandedIn {
  branch: string
  remote?: string
  sent?: boolean
  /** Why it was not sent */
  notSent?: string
  /** Forms that others have changed at the same places */
  alsoChanged?: string[]
}
