/**
 * Shows a page that was reached inside the site: at the section its address names, with the focus
 * there, or else at its top (specification, 2). At once: only links within a page scroll smoothly.
 * @param hash Fragment of the page's address, with the #, or empty
 */
export function scrollToRoute(hash: string): void {
  const section = document.getElementById(hash.slice(1))
  if (!section) {
    window.scrollTo({ top: 0, behavior: "instant" })
    return
  }
  const show = () => {
    section.scrollIntoView({ behavior: "instant" })
    section.focus({ preventScroll: true })
  }
  show()
  // The router then focuses the page as a whole, sooner or later.
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.contains(section)) show()
    },
    { once: true },
  )
}
