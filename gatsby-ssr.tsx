import art from "!!raw-loader!./src/art/art.svg"
import displayFace from "@fontsource/forum/files/forum-latin-400-normal.woff2"
import { type GatsbySSR, withPrefix } from "gatsby"

export { wrapPageElement } from "./src/wrap-page-element"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" })
  const page = pathname === "/" ? "index" : pathname.slice(1)
  setHeadComponents([
    <link
      key="display-face"
      rel="preload"
      href={displayFace}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    // Gatsby asks for these only when its scripts have arrived: a round trip too late.
    ...["app-data", `${page}/page-data`].map(name => (
      <link
        key={name}
        rel="preload"
        href={withPrefix(`/page-data/${name}.json`)}
        as="fetch"
        crossOrigin="anonymous"
        fetchPriority="low"
      />
    )),
  ])
  // In the HTML only: drawings would cost every visitor as script what they cost as markup.
  setPreBodyComponents([
    <div key="art" className="art" dangerouslySetInnerHTML={{ __html: art }} />,
  ])
}
