import { Editor } from "@tiptap/core"
import { useEffect, useRef, useState } from "react"
import { readText, writeText } from "../../text/text"
import { cleanPasted } from "./pasted"
import { textExtensions } from "./text-extensions"
import { Toolbar } from "./toolbar"

interface Props {
  id: string
  /** Id of the label */
  label: string
  describedBy: string
  text: string
  onChange: (text: string) => void
}

/** The text as it will look, with buttons. What it says goes out as Markdown. */
export function RichText({ id, label, describedBy, text, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [said, setSaid] = useState("")
  const report = useRef(onChange)
  report.current = onChange

  // From then on the editor holds the text.
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: textExtensions,
      content: readText(text),
      injectCSS: false,
      editorProps: {
        attributes: {
          id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": label,
          "aria-describedby": describedBy,
        },
        transformPastedHTML(html) {
          const { html: clean, said: words } = cleanPasted(html)
          setSaid(words)
          return clean
        },
      },
      onUpdate({ editor: { state } }) {
        try {
          report.current(writeText(text, state.doc.toJSON()))
        } catch (error) {
          setSaid(String((error as Error).message))
        }
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [])

  return (
    <>
      {editor && <Toolbar editor={editor} />}
      <div className="text" ref={place} />
      <p role="status">{said}</p>
    </>
  )
}
