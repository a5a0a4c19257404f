import { useId, useState } from "react"
import { factNames } from "../../../content/reading/facts"
import { type FieldProps, idOf, useProblem } from "./field-context"
import { RichText } from "./rich-text"

/** A text of several paragraphs, written as in a word processor or, for those who know it, in Markdown. */
export function TextField({ rule, value, path, onChange }: FieldProps) {
  const id = idOf(path)
  const label = useId()
  const problem = useProblem(path)
  const [plain, setPlain] = useState(Boolean(problem))
  const text = String(value ?? "")
  const describedBy = `${id}-hint ${id}-problem`
  return (
    <div className="field">
      <label id={label} htmlFor={plain ? id : undefined}>
        {rule.title}
      </label>
      {plain ? (
        <textarea
          id={id}
          rows={12}
          value={text}
          spellCheck
          aria-describedby={describedBy}
          aria-invalid={problem ? true : undefined}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <RichText id={id} label={label} describedBy={describedBy} text={text} onChange={onChange} />
      )}
      <p className="hint" id={`${id}-hint`}>
        {rule.description} {factNames.map(name => `{${name}}`).join(", ")} stand for what “Brand,
        home page and footer” says, in addresses too: mailto:{"{email}"}, tel:{"{phone}"}. Press
        Escape, then Tab, to go on to the next field.
      </p>
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
      <button type="button" aria-pressed={plain} onClick={() => setPlain(!plain)}>
        Write in Markdown
      </button>
    </div>
  )
}
