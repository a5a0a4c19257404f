import { Extension } from "@tiptap/core"
import { Plugin } from "@tiptap/pm/state"

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
