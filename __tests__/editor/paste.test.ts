import { cancellation } from "./light-editor"
import { expect, test } from "./test"

/** As word processors put it on the clipboard. */
const kinds = {
  "a table": {
    html: "<table><tr><td><p>When</p></td><td><p>Refund</p></td></tr><tr><td><p>48 h</p></td><td><p><b>full</b></p></td></tr></table>",
    text: "| When | Refund   |\n| ---- | -------- |\n| 48 h | **full** |",
  },
  "bold and a link": {
    html: `<p>A <span style="font-weight:700">bold</span> <i>word</i> and <a href="https://example.com/a">a link</a></p>`,
    text: "A **bold** *word* and [a link](https://example.com/a)",
  },
  "what Google Docs wraps in a bold that is none": {
    html: `<b style="font-weight:normal"><p>Plain <span style="font-weight:700">bold</span></p></b>`,
    text: "Plain **bold**",
  },
  "headings, which become sub-headings": {
    html: "<h1>Refunds</h1><p>None.</p>",
    text: "### Refunds\n\nNone.",
  },
  "the lists of Word": {
    html: `<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>one</p><p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>two</p>`,
    text: "- one\n- two",
  },
}

for (const [name, { html, text }] of Object.entries(kinds)) {
  test(`${name} can be pasted`, async ({ form, editor }) => {
    await paste(form, html)
    await form.save()
    expect(editor.read(cancellation)).toBe(`${head}\n${text}\n`)
  })
}

test("what cannot be kept of what is pasted is said", async ({ page, form, editor }) => {
  await paste(form, `<p>Look: <img src="https://example.com/x.png"><u>here</u></p>`)
  await expect(page.getByText("A picture cannot stand in a text and was left out.")).toBeVisible()
  await expect(page.getByText("Colours and underlines were left out.")).toBeVisible()
  await form.save()
  expect(editor.read(cancellation)).toBe(`${head}\nLook: here\n`)
})

const head = "---\nnumber: 3\nheading: Cancellation Policy\n---\n"

async function paste(form: import("./form").Form, html: string) {
  await form.open("Terms and Conditions", "Cancellation Policy")
  await form.text().click()
  await form.keys("Control+a")
  await form.keys("Delete")
  await form.text().evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/html", pasted)
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}
