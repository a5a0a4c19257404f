import type { Control } from "../inline/typed-input"

export const fieldsIn = (part: ParentNode) =>
  part.querySelectorAll<Control>("input, select, textarea")

/** Call before hydration: remembers the values that the browser restores on Back or a reload, which fires no event. */
export function rememberBrowserValues(): void {
  for (const { id, value } of fieldsIn(document)) if (value) window.typedInput.values.set(id, value)
}
