/** @jest-environment node */
import { finishPage } from "../../../src/publishing/finish-pages"
import { findForeignParts } from "../../../src/publishing/own-parts"

const ownParts = {
  scripts: {
    mark: "zero()",
    boot: "one()",
    headline: "three()",
    hash: "four()",
  },
  styles: ["a>b{}"],
  styleAttributes: ["outline:none"],
}

/** Finds the foreign parts of a page with this HTML in it. */
const foreignIn = (part: string) =>
  findForeignParts(
    `<head><style>a>b{}</style></head><body><div>${part}</div><script>one()</script></body>`,
    ownParts,
  )

test("the build accepts its own scripts, styles and links", () => {
  const parts = `<script type="application/ld+json">{"name":"data: Inn"}</script><b style="outline:none" title="data:"><a href="/terms#x"></a><a href="mailto:a@b.example"></a></b><link rel="canonical" href="https://a.example/">`
  expect(foreignIn(parts)).toEqual([])
})

test.each([
  "<script>other()</script>",
  '<script src="https://a.example/a.js">one()</script>',
  '<script type="application/ld+json">{"<!--": 1}</script>',
  '<script type="importmap">{}</script>',
  "<style>*{display:none}</style>",
  '<link rel="stylesheet" href="https://a.example/a.css">',
  '<b style="color:red">x</b>',
  "<svg><path onload='other()' /></svg>",
  '<a href=" java\tscript:other()">x</a>',
  '<a href="&#106;avascript&colon;other()">x</a>',
  '<svg><a xlink:href="javascript:other()">x</a></svg>',
  '<img alt="" src="data:image/svg+xml,<svg>">',
  '<iframe title="x" srcdoc="x"></iframe>',
  '<base href="https://a.example/">',
  '<meta http-equiv="refresh" content="0; url=https://a.example">',
  '<form action="https://a.example"></form>',
  '<button type="submit" formaction="https://a.example">x</button>',
  '<a href="/" ping="https://a.example">x</a>',
])("a page with %s stops the build", part => {
  expect(foreignIn(part)).toHaveLength(1)
})

test("a foreign part is reported as its HTML", () => {
  expect(foreignIn("<script>other()</script>")).toEqual(["<script>other()</script>"])
})

const place = '<script data-sources=""></script>'

test.each([
  ["no", "<body></body>"],
  ["two", `<body>${place}${place}</body>`],
])("a page with %s BootScripts stops the build", (_count, html) => {
  const parts = { path: "/", urls: [], boot: "" }
  expect(() => finishPage(html, parts)).toThrow("one BootScript is needed")
})
