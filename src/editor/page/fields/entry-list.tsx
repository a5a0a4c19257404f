import { useRef, useState } from "react"
import type { Rule } from "../../../content/forms/form"
import { nameOf } from "../../values/changes"
import { Entry } from "./entry"
import type { FieldProps } from "./field-context"
import { idOf, useProblem } from "./field-context"
import { Removed } from "./removed"

/** A list of entries that can be added, removed and moved. */
export function EntryList({ rule, value, path, onChange }: FieldProps) {
  const items = value as unknown[]
  const item = rule.items as Rule
  // What tells an entry from the others while it moves, and while its name is typed.
  const next = useRef(items.length)
  const [ids, setIds] = useState(() => [...items.keys()])
  const [added, setAdded] = useState<number>()
  const [removed, setRemoved] = useState<{ entry: unknown; index: number }>()
  const [said, setSaid] = useState("")
  const problem = useProblem(path)
  const noun = (item.title ?? "entry").toLowerCase()
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rule

  const put = (list: unknown[], order: number[], words: string) => {
    onChange(list)
    setIds(order)
    setSaid(words)
  }
  const insert = (entry: unknown, index: number, words: string) => {
    setAdded(next.current)
    put(items.toSpliced(index, 0, entry), ids.toSpliced(index, 0, next.current++), words)
    setRemoved(undefined)
  }
  const move = (index: number, by: -1 | 1) => {
    const swap = <Part,>(list: Part[]) =>
      list.toSpliced(index, 1).toSpliced(index + by, 0, list[index] as Part)
    const place = `number ${index + by + 1} of ${items.length}`
    put(swap(items), swap(ids), `${nameOf(items[index], item)} is now ${place}.`)
  }
  const remove = (index: number) => {
    put(items.toSpliced(index, 1), ids.toSpliced(index, 1), "")
    setRemoved({ entry: items[index], index })
  }

  const entries = items.map((entry, index) => (
    <Entry
      key={ids[index]}
      rule={item}
      value={entry}
      path={[...path, index]}
      isNew={ids[index] === added}
      onChange={changed => onChange(items.with(index, changed))}
      onMove={by => move(index, by)}
      canMove={by => index + by >= 0 && index + by < items.length}
      onRemove={items.length > minItems ? () => remove(index) : undefined}
    />
  ))
  const gap = removed && (
    <Removed
      key="removed"
      name={nameOf(removed.entry, item)}
      bringBack={() =>
        insert(removed.entry, removed.index, `${nameOf(removed.entry, item)} is back.`)
      }
    />
  )

  return (
    <fieldset className="list" id={idOf(path)} tabIndex={-1}>
      <legend className={path.length === 0 ? "unseen" : undefined}>{rule.title}</legend>
      {path.length > 0 && <p className="hint">{rule.description}</p>}
      <ol>{gap ? entries.toSpliced(removed.index, 0, gap) : entries}</ol>
      <p role="status">{said}</p>
      {problem && <p className="problem">{problem}</p>}
      {items.length < maxItems ? (
        <button type="button" onClick={() => insert(emptyOf(item, items), items.length, "")}>
          Add a {noun}
        </button>
      ) : (
        <p className="hint">There is room for {maxItems}, no more.</p>
      )}
    </fieldset>
  )
}

/** An entry to begin with: numbered on, else empty. */
function emptyOf(rule: Rule, others: unknown[]): unknown {
  if (rule.type !== "object") return ""
  const required = Object.entries((rule.properties ?? {}) as Record<string, Rule>).filter(([key]) =>
    rule.required?.includes(key),
  )
  const highest = (key: string) =>
    Math.max(0, ...others.map(other => Number((other as Record<string, unknown>)[key]) || 0))
  return Object.fromEntries(
    required.map(([key, { type }]) => [key, type === "integer" ? highest(key) + 1 : ""]),
  )
}
