import { useState } from "react"
import type { Refusal } from "../refusal"
import { ask, type Opened } from "./ask"
import { dropDraft } from "./drafts"
import { Question } from "./question"

interface Props {
  opened: Opened
  refuse: (refused: Refusal) => void
}

/** Removes a whole legal page, when somebody has agreed to it. */
export function RemovePage({ opened: { name, title, values, version }, refuse }: Props) {
  const [asked, setAsked] = useState(false)
  const { sections = [] } = values as { sections?: unknown[] }
  const what =
    sections.length === 1 ? "Its section will be removed too" : `Its ${sections.length} sections go`
  const text = `${what}, and the footer no longer links to it. Visitors see the page until this has been handed in and published.`
  async function remove() {
    setAsked(false)
    try {
      await ask("remove", { form: name, version })
      await dropDraft(name)
      location.hash = "#/hand-in"
    } catch (error) {
      refuse(error as Refusal)
    }
  }
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Remove this page
      </button>
      <Question
        title={`Remove “${title}”?`}
        text={asked ? text : undefined}
        yes="Remove the page"
        agree={remove}
        close={() => setAsked(false)}
      />
    </>
  )
}
