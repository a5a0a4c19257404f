/**
 * Marks `<html>` with `data-scrolled` while the page is scrolled past an element at its top.
 * Runs inline while the page is parsed, so it stands on its own; reads no layout.
 * @param top Element from the page's top down to the threshold
 */
export function watchTop(top: Element): void {
  new IntersectionObserver(entries => {
    for (const { isIntersecting } of entries) {
      document.documentElement.toggleAttribute("data-scrolled", !isIntersecting)
    }
  }).observe(top)
}
