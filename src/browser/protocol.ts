/**
 * What the parts of a page tell each other: every attribute and global that one writes and another reads.
 *
 * | name | says | written by | read by |
 * | --- | --- | --- | --- |
 * | `html[data-scripts]` | `coming`, `here` once hydrated, absent without scripts or once they have failed | load-scripts, gatsby-browser | keep-place, form.module.css |
 * | `html[data-scrolled]` | the page is scrolled past 20 px | first-paint | header.module.css |
 * | `html[data-headline]` | which headline was chosen | hero's inline script, headline.ts | headline.ts, hero.module.css |
 * | `form[data-sent]` | it was sent, and is not answered yet | visitor-memory, use-submission | form.module.css |
 * | `[data-failed]` | React failed here, and what was there stays | keeps-dom-on-error | form.module.css |
 * | `button[data-step]` | the method of the number field beside it | booking-form | first-paint |
 * | `script[data-path]`, `[data-sources]` | the page's path and scripts | finish-pages | first |
 * | `[data-tone]` | light or dark ground | components | tokens.css, elements.css, print.css |
 */
import type { VisitorMemory } from "./visitor-memory"

/** Without `page` if it could not be loaded. */
type LoadedPage = { page?: { webpackCompilationHash: string } }

declare global {
  interface Window {
    /** Written by `rememberVisitor`, read by the forms. */
    visitor: VisitorMemory
    /** Written by `keepPlace`: shows the section that the URL names, or else the top, at once. Read by gatsby-browser. */
    showPlace: () => void
    /** Written by first.ts: the page that the HTML holds; empty once keep-place loads another. Read by Gatsby and gatsby-browser. */
    pagePath?: string
    /** Written by Gatsby: names the build that the HTML is from; undefined in `gatsby develop`. Read by full-load. */
    ___webpackCompilationHash?: string
    /** Written by Gatsby, replaced by full-load: follows a link within the site. */
    ___navigate: (to: string, options?: { replace?: boolean }) => void
    /** Written by Gatsby: its loader. Read by full-load, keep-place and load-ahead. */
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
