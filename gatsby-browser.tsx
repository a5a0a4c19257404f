import type { GatsbyBrowser } from "gatsby"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/elements.css"
import "./src/styles/prose.css"
import "./src/styles/backdrop.css"
import "./src/styles/button.css"
import "./src/styles/print.css"
import "./src/art/art.css"
import { actFromFirstPaint } from "./src/browser/first-paint"
import { awaitTypeface, showLateTypeface } from "./src/browser/late-typeface"
import { loadPagesAhead } from "./src/browser/load-ahead"
import { expectPageOfHtml, reachLostPages } from "./src/browser/lost-pages"
import { setScrollPositions } from "./src/browser/scroll-position"
import { stepNumbers } from "./src/browser/step-numbers"

export { wrapPageElement } from "./src/components/wrap-page-element"

/** `setScrollPositions` does it instead. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) showLateTypeface()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  const followedLink = "action" in location && location.action === "PUSH"
  if (followedLink || prevLocation.pathname !== location.pathname) window.showAddress()
}

/** Built pages have three of these scripts inline. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  reachLostPages()
  if (process.env.NODE_ENV !== "development") return expectPageOfHtml()
  actFromFirstPaint()
  setScrollPositions()
  stepNumbers()
}

/** `loadPagesAhead` replaces Gatsby's prefetching. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true

/** The page now reacts to input: whatever has not hydrated yet does so as soon as a visitor uses it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  performance.mark("hydrated")
  document.documentElement.dataset.scripts = "here"
  loadPagesAhead()
  awaitTypeface().catch(() => {})
}
