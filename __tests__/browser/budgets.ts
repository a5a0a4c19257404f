/**
 * What a page may cost a visitor, and how well it has to do. Sizes are those of files as they are
 * sent, in bytes: compressed with brotli where that is worth it, without headers. The tests' content
 * leaves 5 % of each to what editors add (`room`).
 */
export const budgets = {
  /** The part of a page's HTML that its first screen is painted from: what comes in one round trip */
  firstScreen: 14_000,
  /** All of its HTML, with its styles and drawings */
  html: 24_000,
  /** The part of it that is a hotel */
  hotel: 110,
  /** The part of it that is drawings: both sprites and art.css */
  art: 5_000,
  /** Scripts of a first view, with those of the pages that are loaded ahead */
  scripts: 84_500,
  /** Typefaces of a first view */
  fonts: 10_000,
  /** Cumulative layout shift */
  layoutShift: 0,
  /**
   * The same of any content: a heading that wraps otherwise in the fallback typeface moves what is
   * below when its own comes. “Good” in https://web.dev/articles/cls
   */
  layoutShiftOfAnyContent: 0.1,
  /** How many requests have to be answered before anything is painted: that of the page */
  answersBeforePaint: 1,
  /** Lighthouse scores that do not depend on how fast the machine is, of 100 */
  scores: { accessibility: 100, "best-practices": 100, seo: 100 },
}

/** The part of a budget that the tests' content keeps to. */
export const room = 0.95
