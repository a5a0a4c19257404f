import { type RefObject, useEffect } from "react"

/** Gives fields, each time they are mounted, what the visitor has typed into them before (`rememberVisitor`). */
export function useTyped(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<HTMLInputElement>("input, select, textarea")
    for (const field of fields ?? []) {
      const typed = self.visitor.typed.get(field.id)
      // A date that is typed in part has an empty value: setting that would clear the part.
      if (typed !== undefined && typed !== field.value) field.value = typed
    }
  }, [ref])
}
