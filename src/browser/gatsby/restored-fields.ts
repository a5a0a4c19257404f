import type { Field } from "../inline/visitor-memory"

/** Remembers values that the browser restored after Back or a reload, because restoring fires no event. Call before hydration. */
export function rememberRestoredFields(): void {
  for (const { id, value } of document.querySelectorAll<Field>("input, select, textarea")) {
    if (value) self.visitor.typed.set(id, value)
  }
}
