import { listen } from "./listen"

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor has typed and sent on the page's forms. */
export interface VisitorMemory {
  /** The values of fields by their ids */
  typed: Map<string, string>
  /** By the forms' ids, the values of forms that were sent and not answered yet */
  sent: Map<string, FormData>
}

/**
 * Remembers from the first paint on what the visitor types and sends. React may replace the elements that hold it: on
 * the way to another page and back, and when it hydrates HTML that a translator or a password manager has changed.
 * Nothing is stored beyond the page's memory.
 */
export function rememberVisitor(): void {
  const typed: VisitorMemory["typed"] = new Map()
  const sent: VisitorMemory["sent"] = new Map()
  self.visitor = { typed, sent }
  listen<Field>("input", ({ id, value }) => typed.set(id, value))
  listen<HTMLFormElement>("reset", ({ elements }) => {
    for (const { id } of elements) typed.delete(id)
  })
  listen<HTMLFormElement>("submit", form => {
    if (sent.has(form.id)) return
    sent.set(form.id, new FormData(form))
    form.dataset.sent = ""
  })
}

/** Remembers what browsers have restored after Back or a reload, which no event tells. To be called before hydration. */
export function rememberRestoredFields(): void {
  for (const { id, value } of document.querySelectorAll<Field>("input, select, textarea")) {
    if (value) self.visitor.typed.set(id, value)
  }
}
