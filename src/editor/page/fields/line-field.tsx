import type { InputHTMLAttributes } from "react"
import { type FieldProps, idOf, useProblem } from "./field-context"
import { Photo } from "./photo"

/** Longer texts get a box of several lines. */
const longestLine = 120

/** A field for a text of one line or paragraph, a number, a day or a choice. */
export function LineField({ rule, value, path, optional, onChange }: FieldProps) {
  const problem = useProblem(path)
  const id = idOf(path)
  const text = String(value ?? "")
  const change = (typed: string) => {
    const number = rule.type === "integer" && /^\d+$/.test(typed)
    onChange(typed === "" && optional ? undefined : number ? Number(typed) : typed)
  }
  const common = {
    id,
    value: text,
    "aria-describedby": `${id}-hint ${id}-problem`,
    "aria-invalid": problem ? true : undefined,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  }
  const choices = rule.enum as string[] | undefined
  return (
    <div className="field">
      <label htmlFor={id}>
        {rule.title}
        {optional && " (optional)"}
      </label>
      {choices && (
        <select {...common}>
          {(choices.includes(text) ? choices : [text, ...choices]).map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {!choices && Number(rule.maxLength) > longestLine && <textarea rows={2} {...common} />}
      {!choices && !(Number(rule.maxLength) > longestLine) && (
        <input {...common} {...kinds[rule.control ?? String(rule.type)]} />
      )}
      <p className="hint" id={`${id}-hint`}>
        {rule.description}
        {rule.maxLength && !choices && (
          <span>{` ${text.length} of ${rule.maxLength} characters.`}</span>
        )}
      </p>
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
      {rule.control === "photo" && <Photo address={text} />}
    </div>
  )
}

const kinds: Record<string, InputHTMLAttributes<HTMLInputElement>> = {
  day: { type: "date" },
  integer: { inputMode: "numeric" },
  photo: { inputMode: "url", spellCheck: false },
}
