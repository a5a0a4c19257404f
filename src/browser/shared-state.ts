/**
 * Every attribute and global that one part of a page writes and another reads. `inline/` is bundled into inline scripts
 * that run in every page before anything else; `gatsby/` runs with Gatsby's own scripts.
 *
 * | name | meaning | written by | read by |
 * | --- | --- | --- | --- |
 * | `html[data-scripted]` | inline scripts run | mark-scripted | form.module.css, hero.module.css, elements.css |
 * | `html[data-header]` | the header's links are a `bar` or a `menu`; absent without scripts or popovers | mark-scripted, fit-header | header.module.css |
 * | `html[data-scripts]` | `loading`, then `ready` once hydrated; absent without scripts and after they have failed | load-scripts, gatsby-browser | scroll-and-focus, form.module.css |
 * | `html[data-scrolled]` | the page is scrolled past 20 px | before-hydration | header.module.css |
 * | `html[data-headline]` | index of the chosen headline | choose-headline, hero.tsx | hero.tsx, hero.module.css |
 * | `form[data-sent]` | the form has been sent but not answered | visitor-memory, use-submission | form.module.css |
 * | `[data-failed]` | React failed here; the old elements stay | hydration-boundary | form.module.css |
 * | `button[data-step]` | the method to call on the number field beside it | booking-form | before-hydration |
 * | `script[data-path]`, `[data-sources]` | the page's path and scripts | boot-script, finish-pages | finish-pages, boot.entry |
 * | `[data-tone]` | light or dark background | components | tokens.css, elements.css, print.css |
 */
import type { VisitorMemory } from "./inline/visitor-memory"

/** `page` is missing if it could not be loaded. */
type LoadedPage = { page?: { webpackCompilationHash: string } }

declare global {
  interface Window {
    /** Written by `rememberVisitor`, read by the forms. */
    visitor: VisitorMemory
    /** Written by scroll-and-focus: jumps to the section that the URL names, or to the top. Read by gatsby-browser. */
    scrollToTarget: () => void
    /** Written by boot.entry, emptied by scroll-and-focus: the path in the HTML. Read by Gatsby and hydrate-page. */
    pagePath?: string
    /** Written by Gatsby: the build that the HTML is from; undefined in `gatsby develop`. Read by full-load. */
    ___webpackCompilationHash?: string
    /** Written by Gatsby, replaced by full-load: follows a link within the site. */
    ___navigate: (to: string, options?: { replace?: boolean }) => void
    /** Written by Gatsby: its loader. Read by full-load, scroll-and-focus and prefetch. */
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>
      loadPageSync: (path: string) => LoadedPage | undefined
      hovering: (path: string) => void
    }
  }
  interface Navigator {
    /** Network Information API, in browsers that have it. */
    connection?: { saveData?: boolean }
  }
}
