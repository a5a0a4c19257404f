import { type Editor, Extension } from "@tiptap/core"
import { Plugin, Selection, TextSelection } from "@tiptap/pm/state"
import { isInTable, nextCell, selectionCell } from "@tiptap/pm/tables"

/**
 * Tab moves items of lists and goes through tables, so there is another way on for those without a mouse
 * (WCAG 2.1.2): after Escape, Tab is the browser's own.
 */
export const Leave = Extension.create({
  name: "leave",
  priority: 1000,
  addProseMirrorPlugins() {
    let leaving = false
    const keydown = (_view: unknown, { key }: KeyboardEvent) => {
      if (key !== "Shift") leaving = key === "Escape" || (leaving && key === "Tab")
      return leaving
    }
    const focus = () => {
      leaving = false
    }
    return [new Plugin({ props: { handleDOMEvents: { keydown, focus } } })]
  },
})

/** In a table the arrows go from row to row and out of it, also where nothing stands above or below. */
export const TableArrows = Extension.create({
  name: "tableArrows",
  priority: 1000,
  addKeyboardShortcuts() {
    return { ArrowUp: () => go(this.editor, -1), ArrowDown: () => go(this.editor, 1) }
  },
})

function go({ state, view, schema }: Editor, direction: -1 | 1): boolean {
  const inLine = !view.endOfTextblock(direction < 0 ? "up" : "down")
  if (!state.selection.empty || !isInTable(state) || inLine) return false
  const { tr } = state
  const cell = selectionCell(state)
  const next = nextCell(cell, "vert", direction)
  const edge = direction < 0 ? cell.before(-1) : cell.after(-1)
  const { nodeBefore, nodeAfter } = state.doc.resolve(edge)
  const beyond = direction < 0 ? nodeBefore : nodeAfter
  if (next) tr.setSelection(TextSelection.create(tr.doc, next.pos + 1))
  else {
    const paragraph = schema.nodes.paragraph
    if (paragraph && (!beyond || beyond.type.name === "table")) tr.insert(edge, paragraph.create())
    const place = direction < 0 && !beyond ? edge + 1 : edge
    tr.setSelection(Selection.near(tr.doc.resolve(place), direction))
  }
  view.dispatch(tr.scrollIntoView())
  return true
}
