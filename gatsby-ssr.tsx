import { type GatsbySSR, withPrefix } from "gatsby"
import { renderToString } from "react-dom/server"
import { drawings } from "./src/art/drawings"
import { markScripted } from "./src/browser/inline/mark-scripted"
import { fontPreloads } from "./src/head/font-preloads"
import { siteHead } from "./src/head/site-head"
import { structuredData } from "./src/head/structured-data"

export { wrapPageElement } from "./src/layout/layout"

/**
 * Sections that hydrate one by one (`Suspense`) must still be in order in the HTML. Gatsby's own renderer
 * streams: React then appends large sections to the page, and only a script puts them in place.
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
  // Not in a page's `Head`: Gatsby inserts that again, and browsers would request the icon twice.
  setHeadComponents([<link key="icon" rel="icon" href={withPrefix("/icon.svg")} />])
  setPreBodyComponents([
    <script key="mark" dangerouslySetInnerHTML={{ __html: markScripted }} />,
    fontPreloads,
    ...drawings,
  ])
  // After the styles for screens, which it overrides. No browser waits for it.
  setPostBodyComponents([
    <link key="print" rel="stylesheet" media="print" href={withPrefix("/print.css")} />,
  ])
  // `gatsby develop` has neither the data here nor the files that the tags name.
  const data = loadPageDataSync?.(pathname).result.data as Queries.HomeQuery | undefined
  if (data) setHeadComponents(siteHead(data))
  if (data && pathname === "/") {
    const html = { __html: structuredData(data) }
    setPostBodyComponents([
      <script key="data" type="application/ld+json" dangerouslySetInnerHTML={html} />,
    ])
  }
}
