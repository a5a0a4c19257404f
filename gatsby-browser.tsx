import type { GatsbyBrowser } from "gatsby"
// First: the styles of components come after those that they share.
import "./src/styles/global"
import { fallBackToFullLoad } from "./src/browser/gatsby/full-load"
import { hydratePage } from "./src/browser/gatsby/hydrate-page"
import { openTarget } from "./src/browser/gatsby/open-target"
import { prefetchLinkedPages } from "./src/browser/gatsby/prefetch"
import { rememberBrowserValues } from "./src/browser/gatsby/remember-browser-values"
import { enhanceBeforeHydration } from "./src/browser/inline/before-hydration"

export { wrapPageElement } from "./src/layout/layout"

/** A new path shows its top or the section that the URL names (specification, 2). The rest is the browser's. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  document.documentElement.dataset.pathname = location.pathname
  // A link to the page's own path must scroll too.
  const followedLink = "action" in location && location.action === "PUSH"
  if (prevLocation && (followedLink || prevLocation.pathname !== location.pathname)) openTarget()
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  // Built pages have it inline.
  if (process.env.NODE_ENV === "development") enhanceBeforeHydration()
  fallBackToFullLoad()
  rememberBrowserValues()
  // Gatsby waits for this, and so continues in a task of its own: the longest task takes 39 ms in place of 44.
  await new Promise(resolve => setTimeout(resolve))
}

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  // In development, errors must show.
  process.env.NODE_ENV === "development" ? undefined : hydratePage

/** `prefetchLinkedPages` replaces Gatsby's prefetching. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true

/** The page now reacts to input: React hydrates the remaining parts as soon as a visitor uses them. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  performance.mark("hydrated")
  document.documentElement.dataset.hydration = "ready"
  prefetchLinkedPages()
}
