import { useState } from "react"
import type { Changed, Opened } from "../form"
import { type Change, changesBetween } from "../values/changes"
import { ask, type Refused } from "./ask"
import { WordDiff } from "./word-diff"

interface Props {
  change: Changed
  reload: () => Promise<void>
}

/** What has changed in a form, field by field, each with a way back. */
export function FormChanges({ change, reload }: Props) {
  const { form, title, rule, before, after } = change
  const [failure, setFailure] = useState("")
  const comparable = before !== undefined && after !== undefined
  const changes = comparable ? changesBetween(before, after, rule) : []
  async function undo({ undone }: Change) {
    try {
      const { version } = await ask<Opened>({ action: "open", form })
      await ask({ action: "save", form, values: undone, version, agreed: true })
      setFailure("")
      await reload()
      // The button that was pressed has gone.
      document.querySelector<HTMLElement>("h1")?.focus()
    } catch (error) {
      const { message, problems } = error as Refused
      const [first] = problems
      setFailure(first ? `${message} ${first.message} ${first.remedy}` : message)
    }
  }
  return (
    <section aria-label={title}>
      <h2>
        <a href={`#/${form}`}>{title}</a>
      </h2>
      {!comparable && <p>{before === undefined ? "This is new." : "This cannot be read now."}</p>}
      <ul className="changes">
        {changes.map(each => (
          <li key={each.label}>
            <h3>{each.label}</h3>
            <WordDiff before={each.before} after={each.after} />
            <button type="button" aria-label={`Undo: ${each.label}`} onClick={() => undo(each)}>
              Undo
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{failure}</p>
    </section>
  )
}
