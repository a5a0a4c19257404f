import { cancellation } from "./light-editor"
import { expect, test } from "./test"

test.beforeEach(async ({ form, editor }) => {
  editor.write(
    cancellation,
    "---\nnumber: 3\nheading: Cancellation Policy\n---\n\nFirst.\n\n* one\n* two\n",
  )
  editor.git("commit", "-qam", "Short")
  await form.open("Terms and Conditions")
  await form.unfold("Cancellation Policy")
})

/** What the section says after it was saved. */
test.afterEach(async ({ form, editor }, { annotations }) => {
  const wanted = annotations.find(({ type }) => type === "text")?.description
  if (!wanted) return
  await form.save()
  expect(editor.read(cancellation).split("---\n\n")[1]).toBe(wanted)
})

const reads = (text: string) => ({ annotation: { type: "text", description: text } })

test(
  "bold, italic and a link have buttons",
  reads("First. **Bold** *italic* [terms](/terms)\n\n* one\n* two\n"),
  async ({ page, form }) => {
    await form.text().getByText("First.").click()
    await page.keyboard.press("End")
    await page.keyboard.type(" ")
    await form.button("Bold").click()
    await page.keyboard.type("Bold")
    await form.button("Bold").click()
    await page.keyboard.type(" ")
    await form.button("Italic").click()
    await page.keyboard.type("italic")
    await form.button("Italic").click()
    await page.keyboard.type(" terms")
    await page.keyboard.press("Control+Shift+ArrowLeft")
    await form.button("Link").click()
    await page.keyboard.type("/terms")
    await page.keyboard.press("Enter")
  },
)

test(
  "three number signs typed become a sub-heading",
  reads("First.\n\n* one\n* two\n\n### Refunds\n"),
  async ({ page, form }) => {
    await form.newParagraph()
    await page.keyboard.press("Enter")
    await page.keyboard.type("### Refunds")
    await expect(form.text().getByRole("heading", { level: 3, name: "Refunds" })).toBeVisible()
  },
)

test(
  "a sub-heading and a quotation have buttons",
  reads("### First.\n\n* one\n* two\n\n> Quoted\n"),
  async ({ page, form }) => {
    await form.text().getByText("First.").click()
    await form.button("Sub-heading").click()
    await form.newParagraph()
    await page.keyboard.press("Enter")
    await form.button("Quotation").click()
    await page.keyboard.type("Quoted")
  },
)

test(
  "an item is nested and un-nested with Tab, and the bullets stay",
  reads("First.\n\n* one\n  - two\n"),
  async ({ page, form }) => {
    await form.text().getByText("two").click()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")
  },
)

test(
  "a line break is set within a paragraph",
  reads("First.\\\nSecond.\n\n* one\n* two\n"),
  async ({ page, form }) => {
    await form.text().getByText("First.").click()
    await page.keyboard.press("End")
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.type("Second.")
  },
)

test(
  "signs that mean something in Markdown stay as they are typed",
  reads("First. 2 \\* 3 \\* 4 <b> a_b {brand}\n\n* one\n* two\n".replace("<b>", "\\<b>")),
  async ({ page, form }) => {
    await form.text().getByText("First.").click()
    await page.keyboard.press("End")
    await page.keyboard.insertText(" 2 * 3 * 4 <b> a_b {brand}")
  },
)

test(
  "a numbered list is made with a button",
  reads("1. First.\n\n* one\n* two\n"),
  async ({ form }) => {
    await form.text().getByText("First.").click()
    await form.button("Numbered list").click()
  },
)
