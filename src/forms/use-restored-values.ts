import { type RefObject, useEffect } from "react"
import type { Control } from "../browser/inline/typed-input"

/** Restores what the visitor has typed (`rememberTypedInput`) when fields mount. */
export function useRestoredValues(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<Control>("input, select, textarea")
    for (const field of fields ?? []) {
      const typed = window.typedInput.values.get(field.id)
      // A half-typed date has an empty value, and setting that would clear it.
      if (typed !== undefined && typed !== field.value) field.value = typed
    }
  }, [ref])
}
