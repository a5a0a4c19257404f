import paints from "!!raw-loader!./src/art/paints.svg"
import shapes from "!!raw-loader!./src/art/shapes.svg"
import { type GatsbySSR, withPrefix } from "gatsby"
import { renderToString } from "react-dom/server"
import { siteHead } from "./src/head/site-head"
import { structuredData } from "./src/head/structured-data"
import displayFace from "./src/styles/forum-english.woff2"

export { wrapPageElement } from "./src/components/wrap-page-element"

/**
 * In the body, and as markup, since React would move the element into the head: for a face preloaded
 * there, browsers hold back the first paint. Until it comes, others of its measures stand in.
 */
const preloadDisplayFace = `<link rel="preload" as="font" type="font/woff2" href="${displayFace}" crossorigin>`

/** Drawings as they stand in HTML: lines of their own and a namespace are for those who edit them. */
const inHtml = (drawing: string) => drawing.replace(/\n| xmlns="[^"]*"/g, "")

/**
 * A page whose sections hydrate one by one (`Suspense`) must be HTML in the visitor's order. Gatsby's
 * own renderer streams: what is large comes after the page then, and only a script puts it in place.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent))

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" })
  // Not in a page's `Head`: Gatsby puts that in anew, and browsers would ask for the icon again.
  setHeadComponents([<link key="icon" rel="icon" href={withPrefix("/icon.svg")} />])
  // In the HTML only: drawings would cost every visitor as script what they cost as markup.
  setPreBodyComponents([
    <div key="display-face" hidden dangerouslySetInnerHTML={{ __html: preloadDisplayFace }} />,
    <div key="paints" className="paints" dangerouslySetInnerHTML={{ __html: inHtml(paints) }} />,
    // Not rendered where it stands, but through `use`; paints would not work if they were hidden.
    <div key="shapes" hidden dangerouslySetInnerHTML={{ __html: inHtml(shapes) }} />,
  ])
  // `gatsby develop` has no data here, nor the files.
  const data = loadPageDataSync?.(pathname).result.data
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
