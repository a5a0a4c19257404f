import { expect } from "@playwright/test"
import { type Keyboard, test } from "./keyboard"
import { cancellation, cancellationHead as head } from "./light-editor"

// What EDITING.md describes of texts.

type Step = (keyboard: Keyboard) => Promise<unknown>

const type =
  (words: string): Step =>
  keyboard =>
    keyboard.type(words)
const keys =
  (...names: string[]): Step =>
  keyboard =>
    keyboard.keys(...names)
const tool =
  (name: string): Step =>
  keyboard =>
    keyboard.tool(name)
const inText: Step = keyboard => expect(keyboard.text()).toBeFocused()
const toText: Step = keyboard => keyboard.to(keyboard.text(), "Shift+Tab")

/** Each with what the text "One." becomes, and the steps to that with the cursor at its end. */
const texts: [name: string, text: string, ...steps: Step[]][] = [
  [
    "bold words, cut and pasted, italic ones, another line, signs that mean something in Markdown",
    "One.**Two** *three*\\\nFour. 2 \\* 3 \\* 4 \\<b> a_b {brand}",
    tool("Bold"),
    type("Two"),
    keys("Control+Shift+ArrowLeft", "Control+x", "Control+v", "Control+b"),
    type(" "),
    tool("Italic"),
    type("three"),
    tool("Italic"),
    keys("Shift+Enter"),
    type("Four."),
    ({ page }) => page.keyboard.insertText(" 2 * 3 * 4 <b> a_b {brand}"),
  ],
  [
    "links, one with a comma behind it, one that leads elsewhere then, and one that is taken out",
    "One. See [terms](/terms), [policy](/privacy) out",
    type(" See terms"),
    keys("Control+Shift+ArrowLeft"),
    tool("Link"),
    keyboard => expect(keyboard.field("Address of the link")).toBeFocused(),
    type("/terms"),
    keys("Enter"),
    inText,
    keys("ArrowRight"),
    type(", policy"),
    keys("Control+Shift+ArrowLeft", "Control+k"),
    type("/terms"),
    keys("Enter"),
    inText,
    keys("ArrowRight", "ArrowLeft", "Control+k", "Control+a"),
    type("/privacy"),
    keys("Enter"),
    inText,
    keys("ArrowRight"),
    type(" out"),
    keys("Control+Shift+ArrowLeft", "Control+k"),
    type("/terms"),
    keys("Enter"),
    inText,
    keys("Control+k"),
    keyboard => keyboard.press(keyboard.button("Remove the link")),
  ],
  [
    "sub-headings, one of three number signs, and a quotation",
    "### One.\n\n> Two.\n\nThree.\n\n### Four",
    tool("Sub-heading"),
    keys("Enter"),
    tool("Quotation"),
    type("Two."),
    keys("Enter", "Enter"),
    type("Three."),
    keys("Enter"),
    type("### Four"),
  ],
  [
    "lists, one in the other, and a paragraph after them",
    "One.\n\n- Two.\n  1. Three.\n\nFour.",
    keys("Enter"),
    tool("Bulleted list"),
    type("Two."),
    keys("Enter", "Tab", "Shift+Tab", "Tab"),
    tool("Numbered list"),
    type("Three."),
    keys("Enter", "Enter", "Enter"),
    type("Four."),
  ],
  [
    "a table with a row more, and a paragraph after it",
    "One.\n\n| When | Refund |\n| ---- | ------ |\n| 48 h | full   |\n|      |        |\n|      |        |\n\nTwo.",
    keys("Enter"),
    tool("Table"),
    ...["When", "Refund", "48 h"].flatMap(words => [type(words), keys("Tab")]),
    type("full"),
    tool("Add row"),
    keys("ArrowDown", "ArrowDown", "ArrowDown"),
    type("Two."),
  ],
  ["words taken back", "One.", keys("Control+a", "Delete"), tool("Undo")],
  [
    "Markdown",
    "One.\n\nA [link](/terms).",
    keys("Escape", "Tab"),
    keys("Enter"),
    toText,
    keys("Control+End"),
    type("\nA [link](/terms).\n"),
    keyboard => keyboard.press(keyboard.button("Write in Markdown")),
    toText,
  ],
]

for (const [name, text, ...steps] of texts) {
  test(`${name}: written by keyboard alone`, async ({ keyboard, editor }) => {
    editor.write(cancellation, `${head}\nOne.\n`)
    await keyboard.open("Terms and Conditions", "Cancellation Policy")
    await keyboard.to(keyboard.text())
    await keyboard.keys("Control+End")
    for (const step of steps) await step(keyboard)
    await keyboard.save()
    expect(editor.read(cancellation)).toBe(`${head}\n${text}\n`)
    // Out of the text, whatever stands in it.
    await keyboard.keys("Escape", "Tab")
    await expect(keyboard.button("Write in Markdown")).toBeFocused()
  })
}
