import type { GatsbyBrowser } from "gatsby"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/elements.css"
import "./src/styles/prose.css"
import "./src/styles/backdrop.css"
import "./src/styles/button.css"
import "./src/art/art.css"
import { actFromFirstPaint } from "./src/browser/first-paint"
import { loadLostPages } from "./src/browser/full-load"
import { keepPlace } from "./src/browser/keep-place"
import { addLateFont } from "./src/browser/late-font"
import { loadPagesAhead } from "./src/browser/load-ahead"
import { rememberRestoredFields } from "./src/browser/visitor-memory"

export { wrapPageElement } from "./src/frame/wrap-page-element"

/** `keepPlace` does it instead. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) addLateFont()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Not on the first page. A link to the open page's path changes no pathname, but must still scroll.
  if (!prevLocation) return
  const followedLink = "action" in location && location.action === "PUSH"
  if (followedLink || prevLocation.pathname !== location.pathname) window.showPlace()
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Built pages have these inline.
  if (process.env.NODE_ENV === "development") {
    actFromFirstPaint()
    keepPlace()
  }
  loadLostPages()
  rememberRestoredFields()
}

/** React leaves a page alone while `keepPlace` loads another. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  self.pagePath === "" ? () => {} : undefined

/** `loadPagesAhead` replaces Gatsby's prefetching. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true

/** The page now reacts to input: whatever has not hydrated yet does so as soon as a visitor uses it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  performance.mark("hydrated")
  document.documentElement.dataset.scripts = "here"
  loadPagesAhead()
}
