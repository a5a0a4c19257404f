/**
 * The attributes and globals through which scripts, components and styles work together. `inline/` makes the
 * inline scripts, which run before React: `boot.entry.ts` is bundled, two are short enough to be text. `gatsby/` runs with
 * Gatsby's own scripts.
 *
 * | name | meaning | written by | read by |
 * | --- | --- | --- | --- |
 * | `html[data-inline-scripts]` | inline scripts run, and there are popovers | mark-script | form.module.css, header.module.css, hero.module.css, base.css |
 * | `html[data-hydration]` | `loading`, then `ready` once hydrated; absent without scripts and after they have failed | load-scripts, gatsby-browser, hydrate-page | scrolling, legal.tsx, form.module.css |
 * | `performance.mark("hydrated")` | the page reacts to input | gatsby-browser | tests |
 * | `html[data-pathname]` | the page on screen: on Back, the URL changes first | scrolling, gatsby-browser | scrolling |
 * | `html[data-smooth]` | the visitor has followed a link to a section of the page | scrolling | base.css |
 * | `history.scrollRestoration` | `manual` while the page changes, so that Back opens it at its top | scrolling, open-target | the browser |
 * | `html[data-scrolled]` | the page is scrolled past 20 px | before-hydration | header.module.css |
 * | `html[data-headline]` | index of the chosen headline | headline-script, hero.tsx | hero.tsx, hero.module.css |
 * | `[aria-live]` | what a form announces | field, booking-form, before-hydration | screen readers |
 * | `button[data-step]` | the method to call on the number field beside it | booking-form | before-hydration |
 * | `script[data-path]`, `[data-sources]` | the page's path and scripts | boot-script, finish-page | finish-page, boot.entry |
 * | `[data-tone]` | light or dark background | components | tokens.css, base.css, home-section.module.css |
 */
import type { TypedInput } from "./inline/typed-input"

/** `page` is missing if it could not be loaded. */
type LoadedPage = { page?: { webpackCompilationHash: string } }

declare global {
  interface Window {
    /** Written by `rememberTypedInput` before React runs, and by `rememberBrowserValues`; read by the forms and the search. */
    typedInput: TypedInput
    /** Written by boot.entry, emptied by scrolling: the path in the HTML. Read by Gatsby and hydrate-page. */
    pagePath?: string
    /** Written by Gatsby: the build that the HTML is from; undefined in `gatsby develop`. Read by full-load. */
    ___webpackCompilationHash?: string
    /** Written by Gatsby, replaced by full-load: follows a link within the site. */
    ___navigate: (to: string, options?: object) => void
    /** Written by Gatsby: its loader. Read by full-load, scrolling and prefetch. */
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>
      loadPageSync: (path: string) => LoadedPage | undefined
    }
  }
  interface Navigator {
    /** Network Information API, in browsers that have it. */
    connection?: { saveData?: boolean }
  }
}
