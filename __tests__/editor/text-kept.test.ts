import { cancellation, cancellationHead as head } from "./light-editor"
import { expect, test } from "./test"

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

test("a text with everything in it changes by what is typed alone", async ({
  page,
  form,
  editor,
}) => {
  const text = `${head}${everything}\nThe end\n`.replaceAll("\n", "\r\n")
  editor.write(cancellation, text)
  await form.open("Terms and Conditions", "Cancellation Policy")
  await expect(form.text().getByRole("cell", { name: "full | half" })).toBeVisible()
  await form.text().getByText("The end").click()
  await form.keys("ArrowDown", "End")
  await expect(page.getByText("Not saved yet.")).toBeHidden()
  await form.type(".")
  await expect(page.getByText("Not saved yet.")).toBeVisible()
  await form.save()
  expect(editor.read(cancellation)).toBe(text.replace("The end", "The end."))
})
