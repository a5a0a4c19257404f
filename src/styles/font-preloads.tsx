import displayFont from "./forum-english.woff2"
import textFont from "./jost-english.woff2"

const links = [displayFont, textFont]
  .map(href => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
  .join("")

/**
 * For the start of the body, because browsers delay the first paint for fonts preloaded in the head (Chromium by
 * 50 ms); as a string, because React would move the elements there. Until fonts arrive, metric-matched fallbacks show.
 */
export const fontPreloads = <div key="fonts" hidden dangerouslySetInnerHTML={{ __html: links }} />
