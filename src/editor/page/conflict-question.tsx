import type { FormEvent } from "react"
import type { Form, Rule, Values } from "../../content/forms/form"
import { type Conflict, withValue } from "../../content/forms/merge"
import type { Path } from "../../content/reading/problem"
import { inWords, nameOf } from "../values/changes"
import { Heading } from "./heading"
import { WordDiff } from "./word-diff"

interface Props {
  form: Form
  /** With what I have written wherever there is a conflict */
  values: Values
  conflicts: Conflict[]
  settle: (values: Values) => void
}

/** Shows what two people have written into the same fields, and asks which is to stay. */
export function ConflictQuestion({ form, values, conflicts, settle }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const settled = conflicts.reduce<unknown>(
      (settled, { path, theirs }, i) =>
        chosen.get(`conflict-${i}`) === "theirs" ? withValue(settled, path, theirs) : settled,
      values,
    )
    settle(settled as Values)
  }
  return (
    <form onSubmit={submit}>
      <Heading>{`${form.title}: two versions`}</Heading>
      <p>
        Somebody else has changed the same text as you. Nothing is lost: choose which version of
        each to keep. You can go on writing afterwards.
      </p>
      {conflicts.map(({ path, mine, theirs }, i) => {
        const { label, rule } = describe(form.rule, values, path)
        const versions = { mine: inWords(mine, rule), theirs: inWords(theirs, rule) }
        return (
          <fieldset key={label} className="conflict">
            <legend>{label}</legend>
            {(["mine", "theirs"] as const).map(whose => (
              <label key={whose}>
                <input type="radio" name={`conflict-${i}`} value={whose} required />
                {whose === "mine" ? "What you wrote" : "What somebody else wrote"}
                <span className="version">{versions[whose] ?? "(removed)"}</span>
              </label>
            ))}
            <p>Where they differ, from theirs to yours:</p>
            <WordDiff before={versions.theirs} after={versions.mine} />
          </fieldset>
        )
      })}
      <button type="submit" className="main">
        Go on with these
      </button>
    </form>
  )
}

/** The rule for the value at the path, and the names on the way to it. */
function describe(rule: Rule, values: unknown, path: Path) {
  let at = rule
  let value: unknown = values
  const names: string[] = []
  for (const key of path) {
    value = (value as Record<string, unknown> | undefined)?.[key as string]
    at = (typeof key === "number" ? at.items : at.properties?.[key]) as Rule
    names.push(typeof key === "number" ? nameOf(value, at) : (at?.title ?? key))
  }
  return { label: names.join(" › ") || String(rule.title), rule: at }
}
