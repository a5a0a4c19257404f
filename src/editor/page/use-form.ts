import { useCallback, useEffect, useRef, useState } from "react"
import type { Values } from "../../content/forms/form"
import { same } from "../../content/forms/same"
import type { Refusal } from "../refusal"
import { ask } from "./ask"
import { dropDraft } from "./drafts"
import { combine, type FormState, goTo, keep, open, savedMessage, savingMessage } from "./opening"

/** A form from its opening to its saving, in which nothing typed is ever lost. */
export function useForm(name: string) {
  const [state, setState] = useState<FormState>()
  const [failure, setFailure] = useState<Refusal>()
  const current = useRef<FormState>(undefined)
  const update = useCallback((changes: Partial<FormState>) => {
    current.current = { ...(current.current as FormState), ...changes }
    setState(current.current)
  }, [])

  useEffect(() => {
    open(name).then(update, setFailure)
  }, [name, update])

  async function change(values: Values) {
    const { opened } = current.current as FormState
    update({ values, message: "" })
    await keep(opened, values)
  }

  /** @param agreed to what changes elsewhere */
  async function save(agreed = false) {
    const { opened, values, conflicts } = current.current as FormState
    if (conflicts) return
    update({ message: savingMessage, consequence: undefined })
    const { version } = opened
    try {
      const saved = await ask("save", { form: name, values, version, agreed })
      const typed = current.current?.values
      if (!same(typed, values)) {
        // Typed while it was saved: not saved yet.
        update({ opened: saved, message: "" })
        return
      }
      await dropDraft(name)
      // The fields are those that were typed into: they stay as they are, unfolded and with the cursor.
      const read = { values: saved.values ?? values, problems: saved.problems }
      update({ opened: saved, message: savedMessage, ...read })
      if (saved.name !== name) goTo(saved.name)
    } catch (error) {
      const refused = error as Refusal
      if (refused.status === 409) await mergeTheirs()
      else if (refused.status === 428) update({ message: "", consequence: refused.message })
      else refuse(refused)
    }
  }

  function refuse({ message, problems }: Refusal) {
    update({ message, problems })
  }

  /** Somebody else has saved: what does not conflict is put together, what does is asked. */
  async function mergeTheirs() {
    const theirs = await ask("open", { form: name })
    const { opened, values, revision } = current.current as FormState
    if (!theirs.values) return update({ message: unreadable, problems: theirs.problems })
    const combined = combine(opened.values, values, theirs)
    update({ ...combined, revision: revision + 1, message: "" })
    if (!combined.conflicts) await save()
  }

  /** @param values in which each conflict is settled */
  async function settle(values: Values) {
    const { opened, revision } = current.current as FormState
    update({ values, conflicts: undefined, revision: revision + 1, message: "" })
    await keep(opened, values)
  }

  async function discard() {
    await dropDraft(name)
    update({ ...(await open(name)), revision: (current.current?.revision ?? 0) + 1 })
  }

  async function look() {
    const { values } = current.current as FormState
    const problems = await ask("check", { form: name, values }).catch(() => undefined)
    if (problems && same(current.current?.values, values)) update({ problems })
  }

  const unsaved = state !== undefined && !same(state.values, state.opened.values)
  return { state, failure, unsaved, change, save, settle, discard, look, refuse }
}

const unreadable =
  "Somebody has changed this, and it can no longer be read. What you wrote is kept here. Ask whoever changed it to correct it, then save again."
