/** A text as the form's text editor (Tiptap, ProseMirror) holds it, in its JSON. */
export interface Doc {
  type: string
  attrs?: Record<string, unknown>
  content?: Doc[]
  marks?: Mark[]
  text?: string
}

export interface Mark {
  type: string
  attrs?: Record<string, unknown>
}

/** Whether both say the same, in whichever order their attributes stand. */
export function same(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other)
}

/** A text that two values share if they are the same. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_name, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
