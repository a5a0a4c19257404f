/** @jest-environment node */
import { readFileSync } from "node:fs"
import { bundled, finishPage, finishPages } from "../../../src/publishing/finish-pages"

const setPath =
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>'

/** A page as Gatsby 5.16 writes it, shortened; the script within the page is one of the site's own. */
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
const made = { path: "/", urls: ["/runtime-1.js", "/app-1.js"], first: "one()", last: "two()" }

test("a page loads its scripts in one place, ends with the other script, and is the same otherwise", () => {
  const finished = finishPage(page(place, style, mapping + hash + scripts), made)
  const filled = '<script data-path="/" data-sources="/runtime-1.js /app-1.js">one()</script>'
  const end = "<script>two()</script></body>"
  expect(finished).toBe(page(filled, style, hash, "").replace("</body>", end))
})

test.each([
  ["has no place for our script", page("", style, hash), "FirstScript"],
  ["has two", page(place + place, style, hash), "FirstScript"],
  [
    "has Gatsby's map in another element",
    page(place, style, mapping.replace("gatsby-chunk-mapping", "chunks")),
    "___chunkMapping",
  ],
  [
    "has its path in another element",
    page(place, style, hash, setPath.replace("gatsby-script-loader", "path")),
    "pagePath",
  ],
])("a page that %s stops the build", (_, html, words) => {
  expect(() => finishPage(html, made)).toThrow(words)
})

test("a page whose script the build lacks stops it", async () => {
  const pages = [{ path: "/terms", componentChunkName: "terms" }]
  const assets = { app: ["runtime.js", "app.js"], terms: ["terms.js"] }
  const finished = finishPages({ pages, assets, pathPrefix: "" })
  await expect(finished).rejects.toThrow("/terms: the build has no runtime.js, no app.js")
})

test.each(["first", "last"] as const)("the %s inline script needs nothing else to run", name => {
  const script = bundled(name)
  expect(script).not.toMatch(/\b(import|require)\b|<\/script/)
  expect(() => new Function(script)).not.toThrow()
  expect(readFileSync(`src/browser/${name}.ts`, "utf8").length).toBeLessThan(script.length)
})
