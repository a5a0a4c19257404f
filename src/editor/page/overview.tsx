import { useEffect, useState } from "react"
import type { Refusal } from "../refusal"
import type { Answer } from "../server/editor"
import { ask } from "./ask"
import { allDrafts } from "./drafts"
import { Heading } from "./heading"

/** All forms, with what is to be known of each. */
export function Overview() {
  const [forms, setForms] = useState<Answer<"list">>([])
  const [unsaved, setUnsaved] = useState<string[]>([])
  const [failure, setFailure] = useState("")
  useEffect(() => {
    ask("list", {}).then(setForms, (error: Refusal) => setFailure(error.message))
    allDrafts().then(drafts => setUnsaved(drafts.map(({ form }) => form)))
  }, [])
  return (
    <>
      <Heading>What to change</Heading>
      {failure && <p role="alert">{failure}</p>}
      <ul className="forms">
        {forms.map(({ name, title, description, mistakes }) => (
          <li key={name}>
            <a href={`#/${name}`}>{title}</a>
            <p>{description}</p>
            {mistakes > 0 && <p className="mark">Has a mistake: open it to see which.</p>}
            {unsaved.includes(name) && <p className="mark">Not saved yet</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
