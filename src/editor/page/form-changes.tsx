import { useState } from "react"
import type { Values } from "../../content/forms/form"
import type { Changed } from "../git/changes"
import type { Refusal } from "../refusal"
import { changesBetween, inWords } from "../values/changes"
import { ask } from "./ask"
import { WordDiff } from "./word-diff"

interface Props {
  change: Changed
  reload: () => Promise<void>
}

/** What has changed in a form, field by field, each with a way back. */
export function FormChanges({ change, reload }: Props) {
  const { form, title, rule, state, before, after } = change
  const [failure, setFailure] = useState("")
  const comparable = before !== undefined && after !== undefined
  const changes = comparable ? changesBetween(before, after, rule) : []
  /** @param undone all values without the change; undefined for a whole page */
  async function undo(undone?: unknown) {
    try {
      if (state === "removed") await ask("bring back", { form })
      else {
        const { version } = await ask("open", { form })
        if (state === "new") await ask("remove", { form, version })
        else await ask("save", { form, values: undone as Values, version, agreed: true })
      }
      setFailure("")
      await reload()
      // The button that was pressed has gone.
      document.querySelector<HTMLElement>("h1")?.focus()
    } catch (error) {
      const { message, problems } = error as Refusal
      const [first] = problems
      setFailure(first ? `${message} ${first.message} ${first.remedy}` : message)
    }
  }
  return (
    <section aria-label={title}>
      <h2>{state === "removed" ? title : <a href={`#/${form}`}>{title}</a>}</h2>
      {state && (
        <>
          <p>
            {state === "new" ? "This page is new." : "This page is removed."}{" "}
            <button type="button" aria-label={`Undo: ${title} ${state}`} onClick={() => undo()}>
              Undo
            </button>
          </p>
          <WordDiff before={inWords(before, rule)} after={inWords(after, rule)} />
        </>
      )}
      {!state && !comparable && <p>This cannot be read at the moment.</p>}
      <ul className="changes">
        {changes.map(each => (
          <li key={each.label}>
            <h3>{each.label}</h3>
            <WordDiff before={each.before} after={each.after} />
            <button
              type="button"
              aria-label={`Undo: ${each.label}`}
              onClick={() => undo(each.undone)}
            >
              Undo
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{failure}</p>
    </section>
  )
}
