/** @jest-environment node */
import { bundled, finishPage, finishPages } from "../../../src/publishing/finish-pages"

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

test("finishing a page fills its boot script, removes Gatsby's scripts and appends the scroll script", () => {
  const finished = finishPage(page(place, style, mapping + hash + scripts), made)
  const filled = '<script data-path="/" data-sources="/runtime-1.js /app-1.js">one()</script>'
  const end = "<script>two()</script></body>"
  expect(finished).toBe(page(filled, style, hash, "").replace("</body>", end))
})

test.each([
  ["has no BootScript", page("", "", ""), "BootScript"],
  ["has two BootScripts", page(place + place, "", ""), "BootScript"],
  ["has a chunk map in an unknown element", page(place, "", mapping.replace("gatsby", "g")), "Map"],
  [
    "has its path in an unknown element",
    page(place, "", "", setPath.replace("gatsby", "g")),
    "Path",
  ],
  [
    "loads a script in an unknown way",
    page(place, "", "<script defer src=app.js></script>"),
    "src",
  ],
])("a page that %s stops the build", (_, html, message) => {
  expect(() => finishPage(html, made)).toThrow(message)
})

test("a build with missing scripts fails and names them", async () => {
  const pages = [{ path: "/terms", componentChunkName: "terms" }]
  const assets = { app: ["runtime.js", "app.js"], terms: ["terms.js"] }
  const finished = finishPages({ pages, assets, pathPrefix: "" })
  await expect(finished).rejects.toThrow("/terms: missing from the build: runtime.js, app.js")
})

test.each(["boot", "scroll"] as const)(
  "the bundle of the inline script %s includes its imports",
  name => {
    const script = bundled(name)
    expect(script).not.toMatch(/\b(import|require)\b|<\/script/)
    expect(() => new Function(script)).not.toThrow()
  },
)
