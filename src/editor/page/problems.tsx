import type { FormProblem } from "../form"
import { idOf } from "./fields/field-context"

/** What the check has to say, each with a way to its field. */
export function Problems({ problems }: { problems: FormProblem[] }) {
  return (
    <ul className="problems" tabIndex={-1}>
      {problems.map(({ file, line, form, at, field, message, remedy, excerpt }) => (
        <li key={`${file}${line}${field}${message}`}>
          <strong>{message}</strong> {remedy}
          {form && at && (
            <button type="button" onClick={() => show(at)}>
              Go to the field
            </button>
          )}
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

/** Opens what is folded around a field, and puts the cursor there. */
function show(at: (string | number)[]) {
  for (let length = 1; length < at.length; length++) {
    const entry = document.getElementById(`${idOf(at.slice(0, length))}-entry`)
    if (entry instanceof HTMLDetailsElement) entry.open = true
  }
  requestAnimationFrame(() => document.getElementById(idOf(at))?.focus())
}
