import { listen } from "./listen"

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The visitor's input in the page's forms. */
export interface VisitorMemory {
  /** Values by field id */
  typed: Map<string, string>
  /** Values of forms that have been sent but not yet answered, by form id */
  sent: Map<string, Values>
}

/** A form's values by field id. Fields have no names, so no browser can put their values into a URL. */
export type Values = Record<string, string>

export function readValues({ elements }: HTMLFormElement): Values {
  const fields = [...elements].filter(({ id }) => id) as Field[]
  return Object.fromEntries(fields.map(({ id, value }) => [id, value]))
}

/**
 * Remembers the visitor's input, because React may replace the fields: when the visitor goes to another page and back,
 * and when a translator or password manager has changed the HTML before hydration. Only the page's memory holds it.
 */
export function rememberVisitor(): void {
  const typed: VisitorMemory["typed"] = new Map()
  const sent: VisitorMemory["sent"] = new Map()
  self.visitor = { typed, sent }
  listen<Field>("input", ({ id, value }) => typed.set(id, value))
  listen<HTMLFormElement>("reset", ({ elements }) => {
    for (const { id } of elements) typed.delete(id)
  })
  listen<HTMLFormElement>("submit", (form, event) => {
    // Safari before 15.4 does not know the method `dialog`.
    event.preventDefault()
    if (sent.has(form.id)) return
    sent.set(form.id, readValues(form))
    form.dataset.sent = ""
  })
}
