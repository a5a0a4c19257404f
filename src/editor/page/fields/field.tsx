import { EntryList } from "./entry-list"
import type { FieldProps } from "./field-context"
import { LineField } from "./line-field"
import { TextField } from "./text-field"

/** The field for a value, as the rule for it says. */
export function Field(props: FieldProps) {
  const { rule, value, path, onChange } = props
  if (rule.type === "array") return <EntryList {...props} />
  if (rule.control === "text") return <TextField {...props} />
  if (rule.type !== "object") return <LineField {...props} />
  const values = (value ?? {}) as Record<string, unknown>
  const fields = Object.entries((rule.properties ?? {}) as Record<string, FieldProps["rule"]>)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([key, property]) => (
      <Field
        key={key}
        rule={property}
        value={values[key]}
        path={[...path, key]}
        optional={!rule.required?.includes(key)}
        onChange={changed => onChange(withField(values, key, changed, rule))}
      />
    ))
  if (path.length === 0 || typeof path.at(-1) === "number") return fields
  return (
    <fieldset>
      <legend>{rule.title}</legend>
      {rule.description && <p className="hint">{rule.description}</p>}
      {fields}
    </fieldset>
  )
}

/** The values with the field, which stands among the others where the rules have it. */
function withField(
  values: Record<string, unknown>,
  key: string,
  value: unknown,
  rule: FieldProps["rule"],
) {
  const { [key]: old, ...others } = values
  if (value === undefined) return others
  if (key in values) return { ...values, [key]: value }
  const order = Object.keys(rule.properties ?? {})
  const later = order.slice(order.indexOf(key) + 1)
  const names = Object.keys(values)
  const next = names.findIndex(name => later.includes(name))
  const place = next < 0 ? names.length : next
  return Object.fromEntries(
    names.toSpliced(place, 0, key).map(name => [name, name === key ? value : values[name]]),
  )
}
