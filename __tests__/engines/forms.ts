import type { Place } from "./place"

/** Fills in fields by their labels. */
export async function fill(form: Place, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.label(label).fill(value)
}
