/**
 * Scrolls to the section that the address names and focuses it, or else to the top of the page
 * (specification, 2). At once: only links within a page scroll smoothly.
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
  // At some point after this the router focuses the page as a whole.
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.contains(section)) show()
    },
    { once: true },
  )
}
