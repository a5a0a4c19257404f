import type { Editor } from "@tiptap/core"
import { useEffect, useReducer, useState } from "react"
import { LinkForm } from "./link-form"

interface Tool {
  name: string
  active?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const tools: Tool[] = [
  { name: "Bold", active: e => e.isActive("bold"), run: e => e.chain().toggleBold().run() },
  {
    name: "Italic",
    active: e => e.isActive("italic"),
    run: e => e.chain().toggleItalic().run(),
  },
  {
    name: "Sub-heading",
    active: e => e.isActive("heading"),
    run: e => e.chain().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "Bulleted list",
    active: e => e.isActive("bulletList"),
    run: e => e.chain().toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    active: e => e.isActive("orderedList"),
    run: e => e.chain().toggleOrderedList().run(),
  },
  {
    name: "Quotation",
    active: e => e.isActive("blockquote"),
    run: e => e.chain().toggleBlockquote().run(),
  },
  {
    name: "Table",
    active: e => e.isActive("table"),
    run: e => e.chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { name: "Undo", run: e => e.chain().undo().run() },
  { name: "Redo", run: e => e.chain().redo().run() },
]

const inTables: Tool[] = [
  { name: "Add row", run: e => e.chain().addRowAfter().run() },
  { name: "Add column", run: e => e.chain().addColumnAfter().run() },
  { name: "Delete row", run: e => e.chain().deleteRow().run() },
  { name: "Delete column", run: e => e.chain().deleteColumn().run() },
  { name: "Delete table", run: e => e.chain().deleteTable().run() },
]

/** The buttons above a text. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [linking, setLinking] = useState(false)
  useEffect(() => {
    editor.on("transaction", redraw)
    return () => void editor.off("transaction", redraw)
  }, [editor])
  const buttonFor = ({ name, active, run }: Tool) => (
    <button
      key={name}
      type="button"
      aria-pressed={active && !(name === "Table") ? active(editor) : undefined}
      // The text keeps the cursor.
      onMouseDown={event => event.preventDefault()}
      onClick={() => {
        editor.view.focus()
        run(editor)
      }}
    >
      {name}
    </button>
  )
  return (
    <>
      <div className="tools" role="toolbar" aria-label="How the text looks">
        {tools.slice(0, 2).map(buttonFor)}
        <button
          type="button"
          aria-pressed={editor.isActive("link")}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          Link
        </button>
        {tools.slice(2).map(buttonFor)}
        {editor.isActive("table") && inTables.map(buttonFor)}
      </div>
      {linking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </>
  )
}
