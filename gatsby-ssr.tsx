import { type GatsbySSR, withPrefix } from "gatsby"
import { renderToString } from "react-dom/server"
import { drawings } from "./src/art/drawings"
import { markScript } from "./src/browser/inline/mark-script"
import { siteHead } from "./src/head/site-head"
import { structuredData } from "./src/head/structured-data"
import { fontPreloads } from "./src/styles/font-preloads"

export { wrapPageElement } from "./src/layout/layout"

/**
 * Renders without streaming, in which React appends large `Suspense` boundaries to the page and needs a script to put
 * them in place.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent))
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
  // Not in a page's `Head`, which Gatsby inserts again: browsers would request the icon twice.
  setHeadComponents([
    // For Safari before 26, which shows no SVG
    <link key="ico" rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />,
    <link key="icon" rel="icon" href={withPrefix("/icon.svg")} type="image/svg+xml" />,
  ])
  setPreBodyComponents([
    <script key="mark" dangerouslySetInnerHTML={{ __html: markScript }} />,
    fontPreloads,
    ...drawings,
  ])
  // Last, because it overrides the screen styles. Browsers do not wait for print styles.
  setPostBodyComponents([
    <link key="print" rel="stylesheet" media="print" href={withPrefix("/print.css")} />,
  ])
  // `gatsby develop` does not have the data.
  const data = loadPageDataSync?.(pathname).result.data as Queries.PageHeadFragment | undefined
  if (data) setHeadComponents(siteHead(data))
  if (data && pathname === "/") {
    const html = { __html: structuredData(data as Queries.HomeQuery) }
    setPostBodyComponents([
      <script key="data" type="application/ld+json" dangerouslySetInnerHTML={html} />,
    ])
  }
}
