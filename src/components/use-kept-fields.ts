import { createContext, type RefObject, use, useEffect } from "react"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What fields held when their page was left, by their ids: as long as the site is open, and in memory. */
export const HeldFields = createContext<Map<string, string> | undefined>(undefined)

/**
 * Has fields hold what they held when their page was left for another one of the site: who looks the
 * terms up comes back to what was typed, as browsers do it for pages that are loaded whole.
 */
export function useKeptFields(ref: RefObject<HTMLElement | null>): void {
  const held = use(HeldFields)
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<Control>("input, select, textarea") ?? []
    for (const field of fields) field.value = held?.get(field.id) ?? field.value
    return () => {
      for (const { id, value } of fields) held?.set(id, value)
    }
  }, [ref, held])
}
