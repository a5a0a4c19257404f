import { expect } from "@playwright/test"
import { type Keyboard, test } from "./keyboard"
import { cancellation } from "./light-editor"

// What EDITING.md describes of texts.

const head = "---\nnumber: 3\nheading: Cancellation Policy\n---\n"

/** Each with the keys that make it of the text "One." with the cursor at its end. */
const texts: Record<string, { keys: (keyboard: Keyboard) => Promise<unknown>; text: string }> = {
  "bold and italic words": {
    text: "One.**Two** *three*",
    async keys(keyboard) {
      await keyboard.tool("Bold")
      await keyboard.type("Two")
      await keyboard.keys("Control+b")
      await keyboard.type(" ")
      await keyboard.tool("Italic")
      await keyboard.type("three")
    },
  },
  "a link": {
    text: "One. See [terms](/terms)",
    async keys(keyboard) {
      await keyboard.type(" See terms")
      await keyboard.keys("Control+Shift+ArrowLeft")
      await keyboard.tool("Link")
      await expect(keyboard.field("Address of the link")).toBeFocused()
      await keyboard.type("/terms")
      await keyboard.keys("Enter")
    },
  },
  "a link that leads elsewhere": {
    text: "One. [terms](/privacy)",
    async keys(keyboard) {
      await keyboard.type(" terms")
      await keyboard.keys("Control+Shift+ArrowLeft", "Control+k")
      await keyboard.type("/terms")
      await keyboard.keys("Enter", "ArrowRight", "ArrowLeft", "Control+k", "Control+a")
      await keyboard.type("/privacy")
      await keyboard.keys("Enter")
    },
  },
  "a link that is taken out": {
    text: "One. terms",
    async keys(keyboard) {
      await keyboard.type(" terms")
      await keyboard.keys("Control+Shift+ArrowLeft", "Control+k")
      await keyboard.type("/terms")
      await keyboard.keys("Enter", "Control+k")
      await keyboard.press(keyboard.button("Remove the link"))
    },
  },
  "a sub-heading and a quotation": {
    text: "### One.\n\n> Two.\n\nThree.",
    async keys(keyboard) {
      await keyboard.tool("Sub-heading")
      await keyboard.keys("Enter")
      await keyboard.tool("Quotation")
      await keyboard.type("Two.")
      await keyboard.keys("Enter", "Enter")
      await keyboard.type("Three.")
    },
  },
  "lists, one in the other, and a paragraph after them": {
    text: "One.\n\n- Two.\n  1. Three.\n\nFour.",
    async keys(keyboard) {
      await keyboard.keys("Enter")
      await keyboard.tool("Bulleted list")
      await keyboard.type("Two.")
      await keyboard.keys("Enter", "Tab")
      await keyboard.tool("Numbered list")
      await keyboard.type("Three.")
      await keyboard.keys("Enter", "Enter", "Enter")
      await keyboard.type("Four.")
    },
  },
  "a table with a row more, and a paragraph after it": {
    text: "One.\n\n| When | Refund |\n| ---- | ------ |\n| 48 h | full   |\n|      |        |\n|      |        |\n\nTwo.",
    async keys(keyboard) {
      await keyboard.keys("Enter")
      await keyboard.tool("Table")
      for (const words of ["When", "Refund", "48 h"]) {
        await keyboard.type(words)
        await keyboard.keys("Tab")
      }
      await keyboard.type("full")
      await keyboard.tool("Add row")
      await keyboard.keys("ArrowDown", "ArrowDown", "ArrowDown")
      await keyboard.type("Two.")
    },
  },
  "words taken back": {
    text: "One.",
    async keys(keyboard) {
      await keyboard.keys("Control+a", "Delete")
      await keyboard.tool("Undo")
    },
  },
  "what is pasted": {
    text: "One. A **bold** word",
    async keys(keyboard) {
      await keyboard.type(" ")
      await keyboard.page.context().grantPermissions(["clipboard-read", "clipboard-write"])
      await keyboard.page.evaluate(() => {
        const html = new Blob(["A <b>bold</b> word"], { type: "text/html" })
        return navigator.clipboard.write([new ClipboardItem({ "text/html": html })])
      })
      await keyboard.keys("Control+v")
    },
  },
  Markdown: {
    text: "One.\n\nA [link](/terms).",
    async keys(keyboard) {
      await keyboard.keys("Escape", "Tab")
      await keyboard.keys("Enter")
      await keyboard.to(keyboard.text(), "Shift+Tab")
      await keyboard.keys("Control+End")
      await keyboard.type("\nA [link](/terms).\n")
      await keyboard.press(keyboard.button("Write in Markdown"))
      await keyboard.to(keyboard.text(), "Shift+Tab")
    },
  },
}

for (const [name, { keys, text }] of Object.entries(texts)) {
  test(`${name}: written by keyboard alone`, async ({ keyboard, editor }) => {
    editor.write(cancellation, `${head}\nOne.\n`)
    await keyboard.open("Terms and Conditions")
    await keyboard.unfold("Cancellation Policy")
    await keyboard.to(keyboard.text())
    await keyboard.keys("Control+End")
    await keys(keyboard)
    await keyboard.save()
    expect(editor.read(cancellation)).toBe(`${head}\n${text}\n`)
    // Out of the text, whatever stands in it.
    await keyboard.keys("Escape", "Tab")
    await expect(keyboard.button("Write in Markdown")).toBeFocused()
  })
}
