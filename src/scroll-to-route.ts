/**
 * Shows a page that was reached inside the site: at the section its address names, with the focus
 * there, or else at its top (specification, 2). At once: only links within a page scroll smoothly.
 * @param hash Fragment of the page's address, with the #, or empty
 */
export function scrollToRoute(hash: string): void {
  const section = document.getElementById(hash.slice(1))
  if (section) {
    section.scrollIntoView({ behavior: "instant" })
    // The router focuses the page as a whole when it has painted it; the section comes after that.
    requestAnimationFrame(() => setTimeout(() => section.focus({ preventScroll: true })))
  } else {
    window.scrollTo({ top: 0, behavior: "instant" })
  }
}
