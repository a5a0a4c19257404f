import type { GatsbyBrowser } from "gatsby"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/elements.css"
import "./src/styles/prose.css"
import "./src/styles/backdrop.css"
import "./src/styles/button.css"
import "./src/art/art.css"
import { actFromFirstPaint } from "./src/browser/first-paint"
import { loadPagesAhead } from "./src/browser/load-ahead"
import { scrollToRoute } from "./src/browser/scroll-to-route"

export { wrapPageElement } from "./src/components/wrap-page-element"

/** Browsers and `onRouteUpdate` set the scroll position; Gatsby would restore positions of its own. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  // For links within a page, and going back through them, the browser scrolls by itself.
  const followedLink = "action" in location && location.action === "PUSH"
  if (followedLink || prevLocation.pathname !== location.pathname) scrollToRoute(location.hash)
}

/** Built pages have this script inline. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") actFromFirstPaint()
}

/** `loadPagesAhead` replaces Gatsby's prefetching. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true

/** The page now reacts to input: whatever has not hydrated yet does so as soon as a visitor uses it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  performance.mark("hydrated")
  document.documentElement.dataset.scripts = "here"
  loadPagesAhead()
}
