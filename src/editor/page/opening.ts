import type { Values } from "../../content/forms/form"
import type { FormProblem } from "../../content/forms/forms"
import { type Conflict, merge } from "../../content/forms/merge"
import { same } from "../../content/forms/same"
import { ask, type Opened } from "./ask"
import { draftOf, dropDraft, keepDraft } from "./drafts"

export interface FormState {
  opened: Opened
  values: Values
  problems: FormProblem[]
  /** Grows whenever other values than those typed are put into the fields */
  revision: number
  message: string
  /** What saving would change elsewhere */
  consequence?: string
  /** Where both somebody else and what was typed here have changed something: nothing is saved until it is settled */
  conflicts?: Conflict[]
}

/** Keeps what was typed, until it is what the file says. */
export async function keep({ name, title, version, values: base = {} }: Opened, values: Values) {
  const draft = { form: name, title, base, version, values }
  await (same(base, values) ? dropDraft(name) : keepDraft(draft))
}

export async function open(name: string): Promise<FormState> {
  const [opened, draft] = await Promise.all([ask("open", { form: name }), draftOf(name)])
  const fresh = { opened, values: opened.values ?? {}, problems: opened.problems, revision: 0 }
  const message = name === made ? savedMessage : ""
  made = ""
  if (!draft || !opened.values) return { ...fresh, message }
  return { ...fresh, ...combine(draft.base, draft.values, opened), message: restoredMessage }
}

/** What was typed, never over what somebody else has saved since. */
export function combine(base: unknown, typed: unknown, opened: Opened) {
  const { values, conflicts } = merge(base, typed, opened.values)
  const open = conflicts.length > 0 ? conflicts : undefined
  return { opened, values: values as Values, conflicts: open }
}

const restoredMessage = "Here is what you wrote before. It is not saved yet."

export const savingMessage = "Saving…"

export const savedMessage = "Saved on this computer, not yet public."

let made = ""

/** Goes to the form of a page that has just been made. */
export function goTo(name: string) {
  made = name
  location.hash = `#/${name}`
}
