import { flushSync } from "react-dom"
import type { FormProblem } from "../../content/forms/forms"
import type { Path } from "../../content/reading/problem"
import { idOf } from "./fields/field-context"

interface Props {
  problems: FormProblem[]
  /** Name of the form below, if there is one */
  shown?: string
}

/** What the check has to say, each with a way to its field or its form. */
export function Problems({ problems, shown }: Props) {
  return (
    <ul className="problems" tabIndex={-1}>
      {problems.map(({ file, line, form, title, at, field, message, remedy, excerpt }) => (
        <li key={`${file}${line}${field}${message}`}>
          <strong>{message}</strong> {remedy}{" "}
          {form && form === shown && at && (
            <button type="button" onClick={() => show(at)}>
              Go to the field
            </button>
          )}
          {form && form !== shown && <a href={`#/${form}`}>Open “{title}”</a>}
          <details>
            <summary>
              {file}, line {line}
            </summary>
            {excerpt && <pre>{excerpt}</pre>}
          </details>
        </li>
      ))}
    </ul>
  )
}

/** Unfolds what is around a field, and puts the cursor there. */
function show(at: Path) {
  for (let length = 1; length < at.length; length++) {
    const entry = document.getElementById(`${idOf(at.slice(0, length))}-entry`)
    const isFolded = entry?.parentElement instanceof HTMLDetailsElement && !entry.parentElement.open
    // The field is there as soon as the entry is unfolded.
    if (isFolded) flushSync(() => entry.click())
  }
  document.getElementById(idOf(at))?.focus()
}
