import { cancellation, cancellationHead } from "./light-editor"
import { expect, test } from "./test"

/** As word processors put it on the clipboard, and the text that it becomes. */
const pasted = {
  "bold and a link": [
    `<p>A <span style="font-weight:700">bold</span> <i>word</i> and <a href="https://example.com/a">a link</a></p>`,
    "A **bold** *word* and [a link](https://example.com/a)",
  ],
  "what Google Docs wraps in a bold that is none": [
    `<b style="font-weight:normal"><p>Plain <span style="font-weight:700">bold</span></p></b>`,
    "Plain **bold**",
  ],
  "headings, which become sub-headings": ["<h1>Refunds</h1><p>None.</p>", "### Refunds\n\nNone."],
  "the lists of Word": [
    `<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>one</p><p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>two</p>`,
    "- one\n- two",
  ],
  "a table, without its picture and underlined words": [
    `<table><tr><td><p>When</p><img src="https://example.com/x.png"></td><td><p>Refund</p></td></tr><tr><td><p><u>48 h</u></p></td><td><p><b>full</b></p></td></tr></table>`,
    "| When | Refund   |\n| ---- | -------- |\n| 48 h | **full** |",
  ],
}

test("what is pasted is kept, and what cannot be kept is said", async ({ page, form, editor }) => {
  await form.open("Terms and Conditions", "Cancellation Policy")
  for (const [name, [html, text]] of Object.entries(pasted)) {
    await form.text().focus()
    await form.keys("Control+a", "Delete")
    await form.text().evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData("text/html", String(html))
      const paste = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent("paste", paste))
    }, html)
    await form.save()
    expect(editor.read(cancellation), name).toBe(`${cancellationHead}\n${text}\n`)
  }
  await expect(
    page.getByText("Pictures are not allowed in a text and were left out."),
  ).toBeVisible()
  await expect(page.getByText("Colours and underlines were left out.")).toBeVisible()
})
