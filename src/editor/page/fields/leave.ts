import { Extension } from "@tiptap/core"

/**
 * Tab moves items of lists, so there is another way on for those without a mouse (WCAG 2.1.2): after
 * Escape, Tab leaves the text.
 */
export const Leave = Extension.create({
  name: "leave",
  priority: 1000,
  addStorage: () => ({ leaving: false }),
  addKeyboardShortcuts() {
    const leaves = () => this.storage.leaving
    return {
      Escape: () => {
        this.storage.leaving = true
        return true
      },
      Tab: () => leaves() && leave(this.editor.view.dom, 1),
      "Shift-Tab": () => leaves() && leave(this.editor.view.dom, -1),
    }
  },
  onFocus() {
    this.storage.leaving = false
  },
  onUpdate() {
    this.storage.leaving = false
  },
})

function leave(text: HTMLElement, direction: -1 | 1) {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      "a, button, input, select, textarea, summary, [contenteditable=true]",
    ),
  ]
  stops[stops.indexOf(text) + direction]?.focus()
  return true
}
