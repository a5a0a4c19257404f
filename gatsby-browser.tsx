import type { GatsbyBrowser } from "gatsby"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"
import "./src/art/art.css"
import { actFromFirstPaint } from "./src/browser/first-paint"
import { loadPagesAhead } from "./src/browser/load-ahead"
import { scrollToRoute } from "./src/browser/scroll-to-route"

export { wrapPageElement } from "./src/components/wrap-page-element"

/** Gatsby would restore positions of its own; browsers and `onRouteUpdate` do what is wanted. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  // Links within a page and the way back through them are the browser's; it scrolls by itself.
  const followedLink = "action" in location && location.action === "PUSH"
  if (followedLink || prevLocation.pathname !== location.pathname) scrollToRoute(location.hash)
}

/** Built pages have it inline. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") actFromFirstPaint()
}

/** `loadPagesAhead` takes the place of Gatsby's prefetching. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true

/** From here on the page reacts to input: what has not hydrated yet does when it is acted on. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  performance.mark("hydrated")
  document.documentElement.dataset.scripts = "here"
  loadPagesAhead()
}
