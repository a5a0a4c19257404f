/** @jest-environment node */
import { finishPage } from "../../../src/publishing/finish-page"

const setPath =
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>'

/** A page as Gatsby 5.16 writes it, shortened; the script within the page is one of the site's own. */
function page(place: string, style: string, gatsbys: string, path = setPath) {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${style}</head><body><div id="___gatsby"><p>Six &amp; more<!-- --> <input disabled=""/></p>${place}<script>own()</script></div>${path}<!-- slice-start id="_gatsby-scripts-1" -->${gatsbys}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`
}

const place = '<script data-sources=""></script>'
const style = '<style data-href="/styles.1.css" data-identity="gatsby-global-css">a>b{}</style>'
const hash = '<script>window.___webpackCompilationHash="1";</script>'
const mapping = `<script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>`
const scripts =
  '<script src="/polyfill-1.js" nomodule></script><script src="/app-1.js" async></script>'

const made = {
  path: "/",
  sources: ["/app-1.js", "/page-data/app-data.json"],
  href: "/styles.1.css",
  css: "a>b{}",
}

const finished = finishPage(page(place, style, mapping + hash + scripts), made)
const loader = /<script data-path="\/" data-sources="([^"]*)">[\s\S]+?<\/script>/.exec(finished)

test("a page asks for its scripts and their data in one place", () => {
  expect(loader?.[1]).toBe("/app-1.js /page-data/app-data.json")
})

test("what the first screen does not need comes after all that is shown", () => {
  const css = "@media print{a{color:red}}@page{margin:0}a>b{}@media screen and (width>1px){a{}}"
  expect(finishPage(finished, { ...made, css })).toMatch(
    /<style data-href="[^"]+">a>b\{\}@media screen and \(width>1px\)\{a\{\}\}<\/style>[\s\S]+--><style data-late>@media print\{a\{color:red\}\}@page\{margin:0\}<\/style><script data-late>[\s\S]+<\/script><\/body><\/html>$/,
  )
})

test("styles for print within another rule stay there", () => {
  const css = "@layer a{@media print{a{color:red}}}"
  expect(finishPage(finished, { ...made, css })).toContain(
    `<style data-href="${made.href}">${css}</style>`,
  )
})

test("everything except these, the styles and Gatsby's own scripts stays the same, byte for byte", () => {
  const styles = '<style data-href="/styles.1.css">a>b{}</style>'
  const whole = finished.replace(/<style data-late>[\s\S]+(?=<\/body>)/, "")
  expect(whole).toBe(page(String(loader?.[0]), styles, hash, ""))
})

test("a page that Gatsby kept gets the styles and scripts of this build", () => {
  const renewed = { path: "/", sources: ["/app-2.js"], href: "/2.css", css: "a{}" }
  expect(finishPage(finished, renewed)).toBe(
    finished
      .replace(made.sources.join(" "), "/app-2.js")
      .replace('"/styles.1.css">a>b{}', '"/2.css">a{}'),
  )
})

test("so does a page into which Gatsby has put its own scripts again", () => {
  expect(finishPage(finished.replace(hash, mapping + hash + scripts), made)).toBe(finished)
})

test.each([
  ["has no place for our script", page("", style, hash), /^it has 0 places for the script/],
  ["has two", page(place + place, style, hash), /^it has 2 places/],
  ["has no styles", page(place, "", hash), /^it has 0 style elements/],
  ["has styles of another kind", page(place, "<style>a{}</style>", hash), /Gatsby used to write/],
  [
    "has Gatsby's map in another element",
    page(place, style, mapping.replace("gatsby-chunk-mapping", "chunks")),
    /Gatsby sets ___chunkMapping in an element/,
  ],
  [
    "has its path in another element",
    page(place, style, hash, setPath.replace("gatsby-script-loader", "path")),
    /Gatsby sets pagePath in an element/,
  ],
])("a page that %s stops the build", (_, html, words) => {
  expect(() => finishPage(html, made)).toThrow(words)
})
