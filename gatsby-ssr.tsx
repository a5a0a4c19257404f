import gradients from "!!raw-loader!./src/art/gradients.svg"
import shapes from "!!raw-loader!./src/art/shapes.svg"
import { type GatsbySSR, withPrefix } from "gatsby"
import { renderToString } from "react-dom/server"
import { spriteOf } from "./src/art/sprite"
import { siteHead } from "./src/head/site-head"
import { structuredData } from "./src/head/structured-data"
import displayFont from "./src/styles/forum-english.woff2"
import textFont from "./src/styles/jost-english.woff2"

export { wrapPageElement } from "./src/layout/wrap-page-element"

/**
 * In the body, because browsers delay the first paint for fonts preloaded in the head (Chromium by 50 ms); as a string,
 * because React would move the elements there. Until the fonts arrive, fallbacks with the same metrics are used.
 */
const preloadFonts = [displayFont, textFont]
  .map(href => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
  .join("")

/** A drawing for use within HTML, which needs neither the line breaks nor the namespace of the file. */
const inHtml = (drawing: string) => drawing.replace(/\n| xmlns="[^"]*"/g, "")

/**
 * The drawings that a page uses. In the HTML only: as components, they would be sent once more in the scripts. Hidden
 * shapes still render through `use`; hidden gradients would not.
 */
function drawings(html: string) {
  const sprite = preloadFonts + spriteOf(html, shapes)
  const visible = { className: "gradients", dangerouslySetInnerHTML: { __html: inHtml(gradients) } }
  return [
    <div key="shapes" hidden dangerouslySetInnerHTML={{ __html: sprite }} />,
    sprite.includes("url(#") && <div key="gradients" {...visible} />,
  ]
}

/**
 * Sections that hydrate one by one (`Suspense`) must still be in order in the HTML. Gatsby's own renderer
 * streams: React then appends large sections to the page, and only a script puts them in place.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setPreBodyComponents,
}) => {
  const html = renderToString(bodyComponent)
  replaceBodyHTMLString(html)
  setPreBodyComponents(drawings(html))
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" })
  // Not in a page's `Head`: Gatsby inserts that again, and browsers would request the icon twice.
  setHeadComponents([<link key="icon" rel="icon" href={withPrefix("/icon.svg")} />])
  // After the styles for screens, which it overrides. No browser waits for it.
  setPostBodyComponents([
    <link key="print" rel="stylesheet" media="print" href={withPrefix("/print.css")} />,
  ])
  // `gatsby develop` has neither the data here nor the files that the tags name.
  const data = loadPageDataSync?.(pathname).result.data
  // It does not render pages beforehand either: they may use any drawing.
  if (!data) setPreBodyComponents(drawings(shapes.replaceAll(' id="', ' href="#')))
  if (data) setHeadComponents(siteHead(data as Queries.PageHeadFragment))
  if (data && pathname === "/") {
    const json = structuredData(data as Queries.StructuredDataFragment)
    setPostBodyComponents([
      <script
        key="structured-data"
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: json }}
      />,
    ])
  }
}
