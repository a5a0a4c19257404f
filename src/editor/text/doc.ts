/** A text as the form's text editor (Tiptap, ProseMirror) holds it, in its JSON. */
export interface Doc {
  type: string
  attrs?: Record<string, unknown>
  content?: Doc[]
  marks?: Mark[]
  text?: string
}

/** The marks that a text may have, the outermost first. */
export const markOrder = ["link", "bold", "italic", "strike", "code"]

export interface Mark {
  type: string
  attrs?: Record<string, unknown>
}
