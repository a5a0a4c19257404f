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
  async ({ form }) => {
    await form.text().getByText("First.").click()
    await form.keys("End")
    await form.type(" ")
    await form.button("Bold").click()
    await form.type("Bold")
    await form.button("Bold").click()
    await form.type(" ")
    await form.button("Italic").click()
    await form.type("italic")
    await form.button("Italic").click()
    await form.type(" terms")
    await form.keys("Control+Shift+ArrowLeft")
    await form.button("Link").click()
    await form.type("/terms")
    await form.keys("Enter")
  },
)

test(
  "three number signs typed become a sub-heading",
  reads("First.\n\n* one\n* two\n\n### Refunds\n"),
  async ({ form }) => {
    await form.newParagraph()
    await form.keys("Enter")
    await form.type("### Refunds")
    await expect(form.text().getByRole("heading", { level: 3, name: "Refunds" })).toBeVisible()
  },
)

test(
  "an item is nested and un-nested with Tab, and the bullets stay",
  reads("First.\n\n* one\n  - two\n"),
  async ({ form }) => {
    await form.text().getByText("two").click()
    await form.keys("Tab")
    await form.keys("Shift+Tab")
    await form.keys("Tab")
  },
)

test(
  "a line break is set within a paragraph",
  reads("First.\\\nSecond.\n\n* one\n* two\n"),
  async ({ form }) => {
    await form.text().getByText("First.").click()
    await form.keys("End")
    await form.keys("Shift+Enter")
    await form.type("Second.")
  },
)

test(
  "signs that mean something in Markdown stay as they are typed",
  reads("First. 2 \\* 3 \\* 4 <b> a_b {brand}\n\n* one\n* two\n".replace("<b>", "\\<b>")),
  async ({ page, form }) => {
    await form.text().getByText("First.").click()
    await form.keys("End")
    await page.keyboard.insertText(" 2 * 3 * 4 <b> a_b {brand}")
  },
)
