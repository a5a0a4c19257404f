/** @jest-environment node */
import { hotels, problemsIn, replace, sampleWith, site, terms, withText } from "./sample-content"

test.each<[file: string, part: string | RegExp, replacement: string]>([
  [hotels, "The Mojavelle", "Château d’Été & Sønner"],
  [hotels, "The Mojavelle", "خانه‌ای در شهر"],
  [hotels, "The Mojavelle", "R & D, T&Cs; 5* and ~3"],
  [hotels, "images.unsplash.com/photo-1605833556294", "münchen.example/größe.jpg?w=8&q=7"],
  [hotels, '"Macau China"', '"Macau\u00A0China"'],
  [site, "+1 702 555 0148", "+44 (20) 7946 0000"],
  [terms, "Terms", '"No: never #5"'],
  [terms, "Terms", "5"],
  [terms, "Terms", ">-\n  One\n  two"],
  [terms, "Terms", "Our “label”"],
  [terms, "Terms", "Zu\u0308rich"],
  [terms, /---\n/g, "--- \n"],
  [terms, /\n/g, "\r"],
  [terms, /^/, "\uFEFF"],
  [terms, /^/, "\n"],
])("the check accepts %s with %s replaced by %j", (file, part, replacement) => {
  expect(problemsIn(sampleWith({ [file]: replace(part, replacement) }))).toEqual([])
})

test.each([
  "### 3.1. A heading\n\n#### One below\n\n### And back\n\nAnd text.",
  "**Bold**, *italic*, `code` and ~~gone~~.",
  "2026. He wrote [sic] (p. 3), and [the guest] (see clause 4.2).",
  "**Write to us@a.example** or *you@b.example*, `{x}` and you@c.example",
  "Write to [us](mailto:info@marquisade.example?subject=Hello) or <info@marquisade.example>.",
  "### Política\n\n[Call](tel:+17025550148;ext=12), [home](/), [above](#pol%C3%ADtica)",
  "1. One\n   1. Two\n   - Three\n2. Four\n\n- Five\n  - Six\n\n 9. Nine\n10. Ten",
  "[Terms](/terms), [privacy](/privacy#data-protection), [booking](/#booking)",
  "[Elsewhere](https://other.example/a(b)?c=d#e), http://plain.example, www.other.example",
  `${"- ".repeat(120)}\n\n${"- A long list\n".repeat(400)}\n| a |\n|---|\n${"| A long table |\n".repeat(400)}`,
  "A lone } and { bracket, {both}, {{ two }} and code: `{ return 1 }`",
])("the check accepts the Markdown %j", text => {
  expect(problemsIn(withText(`## Introduction\n\n${text}\n`))).toEqual([])
})
