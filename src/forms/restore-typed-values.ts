import { fieldsIn } from "../browser/gatsby/remember-browser-values"

/** Restores what the visitor has typed (`rememberTypedInput`) into the fields of a part of the page. A `ref` for that part. */
export function restoreTypedValues(part: HTMLElement | null): void {
  for (const field of part ? fieldsIn(part) : []) {
    const typed = window.typedInput.values.get(field.id)
    // A half-typed date has an empty value, and setting that would clear it.
    if (typed !== undefined && typed !== field.value) field.value = typed
  }
}
