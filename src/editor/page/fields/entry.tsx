import { useEffect, useRef, useState } from "react"
import { nameOf } from "../../values/changes"
import { Field } from "./field"
import { type FieldProps, idOf } from "./field-context"

interface Props extends FieldProps {
  isNew: boolean
  onMove: (by: -1 | 1) => void
  canMove: (by: -1 | 1) => boolean
  onRemove?: () => void
}

/** An entry of a list: folded to its name where it has several fields. */
export function Entry({ rule, value, path, isNew, onChange, onMove, canMove, onRemove }: Props) {
  const [isOpen, setOpen] = useState(isNew)
  const element = useRef<HTMLLIElement>(null)
  const moved = useRef<HTMLButtonElement>(null)
  const number = Number(path.at(-1)) + 1
  const name = rule.type === "object" ? nameOf(value, rule) : `${rule.title} ${number}`

  useEffect(() => {
    if (isNew) element.current?.querySelector<HTMLElement>("input, textarea, select")?.focus()
  }, [isNew])
  // A button that has moved in the document has lost the focus.
  // The number says that it has moved.
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [number])

  const field = <Field rule={rule} value={value} path={path} onChange={onChange} />
  return (
    <li ref={element}>
      {rule.type === "object" ? (
        <details open={isOpen}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
          <summary
            id={`${idOf(path)}-entry`}
            onClick={event => {
              event.preventDefault()
              setOpen(!isOpen)
            }}
          >
            {number}. {name}
          </summary>
          {isOpen && field}
        </details>
      ) : (
        field
      )}
      <div className="moves">
        {([-1, 1] as const).map(by => (
          <button
            key={by}
            type="button"
            aria-label={`Move ${name} ${by < 0 ? "up" : "down"}`}
            aria-disabled={!canMove(by)}
            onClick={event => {
              if (!canMove(by)) return
              moved.current = event.currentTarget
              onMove(by)
            }}
          >
            {by < 0 ? "↑" : "↓"}
          </button>
        ))}
        {onRemove && (
          <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
    </li>
  )
}
