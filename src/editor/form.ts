import type { JSONSchema } from "zod/v4/core"
import type { Problem } from "../content/reading/problem"

/** What the rules' JSON Schema says of a value. */
export type Rule = JSONSchema.BaseSchema & {
  /** Shown in another control than its type says */
  control?: "text" | "photo" | "destination" | "day" | "hidden"
}

export type Values = Record<string, unknown> | unknown[]

/** What can be changed on one page of the editor. */
export interface Form {
  /** Its address in the editor: `hotels`, `legal/terms` */
  name: string
  title: string
  description: string
  /** The page of the site that shows it */
  path: string
  rule: Rule
}

/** A mistake with its place in a form's values, where it has one there. */
export interface FormProblem extends Problem {
  form?: string
  /** The form's title */
  title?: string
  at?: (string | number)[]
}

/** A form as it was opened. Without values where a mistake keeps it from being opened. */
export interface Opened {
  form: Form & { removable: boolean }
  values?: Values
  version: string
  problems: FormProblem[]
  /** What is worth knowing and refuses nothing */
  notes: FormProblem[]
  /** Names of the destinations, for hotels to stand at */
  destinations: string[]
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
