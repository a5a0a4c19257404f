import type { GatsbyBrowser } from "gatsby"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/elements.css"
import "./src/styles/prose.css"
import "./src/styles/cityscape.css"
import "./src/styles/button.css"
import { fallBackToFullLoad } from "./src/browser/gatsby/full-load"
import { hydratePage } from "./src/browser/gatsby/hydrate-page"
import { prefetchLinkedPages } from "./src/browser/gatsby/prefetch"
import { rememberRestoredFields } from "./src/browser/gatsby/restored-fields"
import { enhanceBeforeHydration } from "./src/browser/inline/before-hydration"
import { manageScrollAndFocus } from "./src/browser/inline/scroll-and-focus"

export { wrapPageElement } from "./src/layout/layout"

/** `manageScrollAndFocus` replaces Gatsby's scrolling. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // The first page has already been scrolled. A link to the page's own path must scroll, though the pathname stays.
  if (!prevLocation) return
  const isNewPage = prevLocation.pathname !== location.pathname
  const followedLink = "action" in location && location.action === "PUSH"
  if (followedLink || isNewPage) window.scrollToTarget()
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Built pages have these inline.
  if (process.env.NODE_ENV === "development") {
    enhanceBeforeHydration()
    manageScrollAndFocus()
  }
  fallBackToFullLoad()
  rememberRestoredFields()
}

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  // In development, errors must show.
  process.env.NODE_ENV === "development" ? undefined : hydratePage

/** `prefetchLinkedPages` replaces Gatsby's prefetching. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true

/** The page now reacts to input: React hydrates the remaining parts as soon as a visitor uses them. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  performance.mark("hydrated")
  document.documentElement.dataset.scripts = "ready"
  prefetchLinkedPages()
}
