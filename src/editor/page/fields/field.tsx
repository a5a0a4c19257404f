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

/** The values with the field, in the order that the rules have; without it where it is undefined. */
function withField(
  values: Record<string, unknown>,
  key: string,
  value: unknown,
  rule: FieldProps["rule"],
) {
  const fields = { ...values, [key]: value }
  const names = new Set([...Object.keys(rule.properties ?? {}), ...Object.keys(fields)])
  const present = [...names].filter(name => fields[name] !== undefined)
  return Object.fromEntries(present.map(name => [name, fields[name]]))
}
