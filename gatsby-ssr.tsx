import art from "!!raw-loader!./src/art/art.svg"
import displayFace from "@fontsource/forum/files/forum-latin-400-normal.woff2"
import type { GatsbySSR } from "gatsby"

export { wrapPageElement } from "./src/wrap-page-element"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([
    <link
      key="display-face"
      rel="preload"
      href={displayFace}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
  ])
  // In the HTML only: drawings would cost every visitor as script what they cost as markup.
  setPreBodyComponents([
    <div key="art" className="art" dangerouslySetInnerHTML={{ __html: art }} />,
  ])
}
