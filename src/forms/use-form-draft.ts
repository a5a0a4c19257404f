import { createContext, type RefObject, use, useEffect } from "react"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What fields held when the visitor left their page, by id; kept in memory until the tab closes or reloads. */
export const FormDrafts = createContext<Map<string, string> | undefined>(undefined)

/**
 * Restores form fields after in-site navigation, so a visitor who checks the terms does not lose what they typed.
 * Browsers do so for pages that are loaded whole.
 */
export function useFormDraft(ref: RefObject<HTMLElement | null>): void {
  const held = use(FormDrafts)
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<Control>("input, select, textarea") ?? []
    for (const field of fields) field.value = held?.get(field.id) ?? field.value
    return () => {
      for (const { id, value } of fields) held?.set(id, value)
    }
  }, [ref, held])
}
