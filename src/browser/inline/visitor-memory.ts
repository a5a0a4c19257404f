import { listen } from "./listen"

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the visitor has typed and sent in the page's forms. */
export interface VisitorMemory {
  /** Values by field id */
  typed: Map<string, string>
  /** By form id, the values of forms that were sent and not answered yet */
  sent: Map<string, FormData>
}

/**
 * Remembers what the visitor types and sends, because React may replace the elements that hold it: when the visitor goes
 * to another page and back, and when a translator or a password manager has changed the HTML before hydration. Nothing
 * is stored beyond the page's memory.
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
