import type { Editor } from "@tiptap/core"
import { useId, useState } from "react"
import { takeFocus } from "../take-focus"

/** Asks where the selected words lead to. */
export function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const id = useId()
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""))
  const set = () => {
    const words = editor.chain().focus().extendMarkRange("link")
    if (editor.state.selection.empty && !editor.isActive("link")) {
      const marks = [{ type: "link", attrs: { href: address } }]
      words.insertContent({ type: "text", text: address, marks }).run()
    } else if (address) words.setLink({ href: address }).run()
    else words.unsetLink().run()
    close()
  }
  return (
    <div className="bar">
      <label htmlFor={id}>Address of the link</label>
      <input
        id={id}
        value={address}
        ref={takeFocus}
        onChange={event => setAddress(event.target.value)}
        onKeyDown={event => {
          if (event.key === "Enter") {
            event.preventDefault()
            set()
          }
          if (event.key === "Escape") {
            close()
            editor.view.focus()
          }
        }}
      />
      <button type="button" onClick={set}>
        Set the link
      </button>
      {editor.isActive("link") && (
        <button
          type="button"
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run()
            close()
          }}
        >
          Remove the link
        </button>
      )}
    </div>
  )
}
