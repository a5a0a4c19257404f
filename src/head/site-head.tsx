import tokens from "!!raw-loader!../styles/tokens.css"
import { withPrefix } from "gatsby"

/** Tags that all pages share. They are only in the HTML, because scripts need no tags that never change. */
export function siteHead({ siteUrl, siteCopy }: Queries.PageHeadFragment) {
  const picture = `${siteUrl}/share.png`
  const alt = `The mark and name of ${siteCopy.brand} above a lit casino`
  const [, color] = /--color-aubergine: (#[0-9a-f]{6});/.exec(tokens) ?? []
  if (!color) throw new Error("tokens.css has no --color-aubergine: #…, the theme color.")
  return [
    <meta key="color" name="theme-color" content={color} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    <meta key="type" property="og:type" content="website" />,
    <meta key="name" property="og:site_name" content={siteCopy.brand} />,
    <meta key="card" name="twitter:card" content="summary_large_image" />,
    <meta key="image" property="og:image" content={picture} />,
    <meta key="width" property="og:image:width" content="1200" />,
    <meta key="height" property="og:image:height" content="630" />,
    <meta key="alt" property="og:image:alt" content={alt} />,
  ]
}
