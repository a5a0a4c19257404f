import { expect } from "@playwright/test"
import { type Keyboard, test } from "./keyboard"
import { cancellation } from "./light-editor"

// What EDITING.md describes of texts.

const head = "---\nnumber: 3\nheading: Cancellation Policy\n---\n"

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
const toText: Step = keyboard => keyboard.to(keyboard.text(), "Shift+Tab")

/** Each with what the text "One." becomes, and the steps to that with the cursor at its end. */
const texts: [name: string, text: string, ...steps: Step[]][] = [
  [
    "bold and italic words",
    "One.**Two** *three*",
    tool("Bold"),
    type("Two"),
    keys("Control+b"),
    type(" "),
    tool("Italic"),
    type("three"),
  ],
  [
    "a link",
    "One. See [terms](/terms)",
    type(" See terms"),
    keys("Control+Shift+ArrowLeft"),
    tool("Link"),
    keyboard => expect(keyboard.field("Address of the link")).toBeFocused(),
    type("/terms"),
    keys("Enter"),
  ],
  [
    "a link that leads elsewhere",
    "One. [terms](/privacy)",
    type(" terms"),
    keys("Control+Shift+ArrowLeft", "Control+k"),
    type("/terms"),
    keys("Enter", "ArrowRight", "ArrowLeft", "Control+k", "Control+a"),
    type("/privacy"),
    keys("Enter"),
  ],
  [
    "a link that is taken out",
    "One. terms",
    type(" terms"),
    keys("Control+Shift+ArrowLeft", "Control+k"),
    type("/terms"),
    keys("Enter", "Control+k"),
    keyboard => keyboard.press(keyboard.button("Remove the link")),
  ],
  [
    "a sub-heading and a quotation",
    "### One.\n\n> Two.\n\nThree.",
    tool("Sub-heading"),
    keys("Enter"),
    tool("Quotation"),
    type("Two."),
    keys("Enter", "Enter"),
    type("Three."),
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
  [
    "a sub-heading of three number signs",
    "One.\n\n### Two",
    keys("Enter"),
    type("### Two"),
    keyboard => expect(keyboard.text().getByRole("heading", { level: 3 })).toHaveText("Two"),
  ],
  ["a line break within a paragraph", "One.\\\nTwo.", keys("Shift+Enter"), type("Two.")],
  [
    "signs that mean something in Markdown",
    "One. 2 \\* 3 \\* 4 \\<b> a_b {brand}",
    ({ page }) => page.keyboard.insertText(" 2 * 3 * 4 <b> a_b {brand}"),
  ],
  ["words taken back", "One.", keys("Control+a", "Delete"), tool("Undo")],
  [
    "what is pasted",
    "One. A **bold** word",
    type(" "),
    ({ page }) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]),
    ({ page }) =>
      page.evaluate(() => {
        const html = new Blob(["A <b>bold</b> word"], { type: "text/html" })
        return navigator.clipboard.write([new ClipboardItem({ "text/html": html })])
      }),
    keys("Control+v"),
  ],
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
