/** @jest-environment node */
import { finishPage, finishPages } from "../../../src/publishing/finish-pages"
import { bundle, findForeignParts } from "../../../src/publishing/own-parts"

const setPath =
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>'

/** An abridged page as Gatsby 5.16 writes it, with one of the site's own inline scripts. */
function page(place: string, style: string, gatsbys: string, path = setPath) {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${style}</head><body><div id="___gatsby"><p>Six &amp; more<!-- --> <input disabled=""/></p>${place}<script>own()</script></div>${path}<!-- slice-start id="_gatsby-scripts-1" -->${gatsbys}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`
}

const place = '<script data-sources=""></script>'
const style = `<style data-href="/styles.1.css" data-identity="gatsby-global-css">a>b{}</style>`
const hash = '<script>window.___webpackCompilationHash="1";</script>'
const mapping = `<script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>`
const scripts =
  '<script src="/polyfill-1.js" nomodule></script><script src="/app-1.js" async></script>'
const made = { path: "/", urls: ["/runtime-1.js", "/app-1.js"], boot: "one()", scroll: "two()" }

const own = {
  scripts: {
    mark: "zero()",
    suggestion: "five()",
    boot: "one()",
    scroll: "two()",
    headline: "three()",
    hash: "four()",
  },
  styles: ["a>b{}"],
  styleAttributes: ["outline:none"],
}

/** The foreign parts of a page with this HTML in a section. */
const foreignIn = (part: string, content = "") =>
  findForeignParts(
    `<head><style>a>b{}</style></head><body><div id="fees">${part}</div><script>one()</script></body>`,
    own,
    new Map([["content/about.md", Buffer.from(content)]]),
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
  '<img alt="" src="/x.png" onerror="other()">',
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
  expect(foreignIn(part)).toEqual([expect.stringMatching(/^in #fees: </)])
})

test("the message names the place, the part and its source in the content", () => {
  const [message] = foreignIn("<script>other()</script>", "One\n\n<script>other()</script>\n")
  expect(message).toBe("in #fees: <script>other()</script>, from content/about.md")
})

test("finishing a page fills its boot script, removes Gatsby's scripts and appends the scroll script", () => {
  const finished = finishPage(page(place, style, mapping + hash + scripts), made)
  const filled = '<script data-path="/" data-sources="/runtime-1.js /app-1.js">one()</script>'
  const end = "<script>two()</script></body>"
  expect(finished).toBe(page(filled, style, hash, "").replace("</body>", end))
})

test.each([
  ["has no BootScript", page("", "", ""), "BootScript"],
  ["has two BootScripts", page(place + place, "", ""), "BootScript"],
])("a page that %s stops the build", (_, html, message) => {
  expect(() => finishPage(html, made)).toThrow(message)
})

test("a build with missing scripts fails and names them", async () => {
  const pages = [{ path: "/terms", componentChunkName: "terms" }]
  const assets = { app: ["runtime.js", "app.js"], terms: ["terms.js"] }
  const finished = finishPages({ pages, assets, pathPrefix: "" }, own, new Map())
  await expect(finished).rejects.toThrow("/terms: missing from the build: runtime.js, app.js")
})

test.each(["boot", "scroll"] as const)(
  "the bundle of the inline script %s includes its imports",
  name => {
    const script = bundle(name)
    expect(script).not.toMatch(/\b(import|require)\b|<\/script/)
    expect(() => new Function(script)).not.toThrow()
  },
)
