import type { ChainedCommands, Editor } from "@tiptap/core"
import { type KeyboardEvent, useEffect, useReducer, useState } from "react"
import { LinkForm } from "./link-form"

interface Tool {
  name: string
  /** What the cursor is in while the button is pressed */
  active?: string
  /** Nothing for the link, which asks for its address first */
  run?: (text: ChainedCommands) => ChainedCommands
}

const tools: Tool[] = [
  { name: "Bold", active: "bold", run: text => text.toggleBold() },
  { name: "Italic", active: "italic", run: text => text.toggleItalic() },
  { name: "Link", active: "link" },
  { name: "Sub-heading", active: "heading", run: text => text.toggleHeading({ level: 3 }) },
  { name: "Bulleted list", active: "bulletList", run: text => text.toggleBulletList() },
  { name: "Numbered list", active: "orderedList", run: text => text.toggleOrderedList() },
  { name: "Quotation", active: "blockquote", run: text => text.toggleBlockquote() },
  { name: "Table", run: text => text.insertTable({ rows: 3, cols: 2, withHeaderRow: true }) },
  { name: "Undo", run: text => text.undo() },
  { name: "Redo", run: text => text.redo() },
]

const inTables: Tool[] = [
  { name: "Add row", run: text => text.addRowAfter() },
  { name: "Add column", run: text => text.addColumnAfter() },
  { name: "Delete row", run: text => text.deleteRow() },
  { name: "Delete column", run: text => text.deleteColumn() },
  { name: "Delete table", run: text => text.deleteTable() },
]

/** The buttons above a text: one stop of Tab, within which the arrows lead on (ARIA's toolbar pattern). */
export function Toolbar({ editor }: { editor: Editor }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [linking, setLinking] = useState(false)
  const [current, setCurrent] = useState("Bold")
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return
      event.preventDefault()
      setLinking(true)
    }
    const text = editor.view.dom
    text.addEventListener("keydown", onKey)
    editor.on("transaction", redraw)
    return () => {
      text.removeEventListener("keydown", onKey)
      editor.off("transaction", redraw)
    }
  }, [editor])
  const shown = editor.isActive("table") ? [...tools, ...inTables] : tools
  const stop = shown.some(({ name }) => name === current) ? current : "Bold"
  return (
    <>
      <div className="tools" role="toolbar" aria-label="How the text looks" onKeyDown={moveFocus}>
        {shown.map(({ name, active, run }) => (
          <button
            key={name}
            type="button"
            tabIndex={name === stop ? 0 : -1}
            aria-pressed={active ? editor.isActive(active) : undefined}
            aria-expanded={run ? undefined : linking}
            onFocus={() => setCurrent(name)}
            // The text keeps the cursor.
            onMouseDown={event => event.preventDefault()}
            onClick={() => {
              if (!run) return setLinking(!linking)
              editor.view.focus()
              run(editor.chain()).run()
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {linking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  const next = steps[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
}
