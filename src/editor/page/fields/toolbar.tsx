import type { Editor } from "@tiptap/core"
import { type KeyboardEvent, useEffect, useReducer, useState } from "react"
import { LinkForm } from "./link-form"

interface Tool {
  name: string
  active?: (editor: Editor) => boolean
  /** Nothing for the link, which asks for its address first */
  run?: (editor: Editor) => void
}

const tools: Tool[] = [
  { name: "Bold", active: e => e.isActive("bold"), run: e => e.chain().toggleBold().run() },
  {
    name: "Italic",
    active: e => e.isActive("italic"),
    run: e => e.chain().toggleItalic().run(),
  },
  { name: "Link", active: e => e.isActive("link") },
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
            aria-pressed={active?.(editor)}
            aria-expanded={run ? undefined : linking}
            onFocus={() => setCurrent(name)}
            // The text keeps the cursor.
            onMouseDown={event => event.preventDefault()}
            onClick={() => {
              if (!run) return setLinking(!linking)
              editor.view.focus()
              run(editor)
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
