import { cancellation } from "./light-editor"
import { expect, test } from "./test"

const head = "---\nnumber: 3\nheading: Cancellation Policy\n---\n"

/** All that a text may hold, written in ways that the editor itself would not choose. */
const everything = `
Ask us _first_, __please__. A star \\* and
a second line.  
A break; \`code *a*\`, ~~gone~~, [**bold** link](/privacy "Title"), https://example.com/a_b.

+ one
+   two

    1) nested
       - deeper

       with a paragraph
    2) again
+ three

| When | Refund |
|:-----|-------:|
| 48 h | **full** \\| half |

> Quoted
> > twice

~~~
code  as it is
~~~

    indented

* * *

### A sub-heading ###

A note[^1], [the terms][terms] and {brand}.

[^1]: With a *word*
    and a second line.

[terms]: /terms
`

test("a text with everything in it changes by what is typed alone", async ({ form, editor }) => {
  editor.write(cancellation, `${head}${everything}\nThe end\n`)
  editor.git("commit", "-qam", "Everything")
  await form.open("Terms and Conditions", "Cancellation Policy")
  await expect(form.text().getByRole("cell", { name: "full | half" })).toBeVisible()
  await form.text().getByText("The end").click()
  await form.keys("End")
  await form.type(".")
  await form.save()
  expect(editor.read(cancellation)).toBe(`${head}${everything}\nThe end.\n`)
})

test("opened and closed again, nothing is unsaved", async ({ page, form, editor }) => {
  editor.write(cancellation, `${head}${everything}`.replaceAll("\n", "\r\n"))
  await form.open("Terms and Conditions", "Cancellation Policy")
  await form.text().focus()
  await form.keys("ArrowDown")
  await expect(page.getByText("Not saved yet.")).toBeHidden()
  await form.text().pressSequentially("x")
  await expect(page.getByText("Not saved yet.")).toBeVisible()
})
