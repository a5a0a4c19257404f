import { listen } from "./listen"

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface TypedInput {
  /** Values by field id */
  values: Map<string, string>
  /** Ids of forms that have been submitted but not yet answered */
  submitted: Set<string>
}

/**
 * Remembers what the visitor types and submits, because React may replace the fields: when the visitor goes to another
 * page and back, and when a translator or password manager has changed the HTML before hydration. Only the page's
 * memory holds it.
 */
export function rememberTypedInput(): void {
  const values: TypedInput["values"] = new Map()
  const submitted: TypedInput["submitted"] = new Set()
  window.typedInput = { values, submitted }
  listen("input", ({ id, value }: Control) => values.set(id, value))
  listen("reset", ({ elements }: HTMLFormElement) => {
    for (const { id } of elements) values.delete(id)
  })
  listen("submit", (form: HTMLFormElement, event) => {
    // Safari before 15.4 does not know the method `dialog`.
    event.preventDefault()
    submitted.add(form.id)
  })
}
