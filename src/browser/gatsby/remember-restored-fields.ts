import type { Control } from "../inline/typed-input"

/** Call before hydration: remembers values restored by Back or a reload, because restoring fires no event. */
export function rememberRestoredFields(): void {
  for (const { id, value } of document.querySelectorAll<Control>("input, select, textarea")) {
    if (value) window.typedInput.values.set(id, value)
  }
}
