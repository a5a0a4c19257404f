/**
 * Shows the header's links as a menu (`html[data-header]`) where they do not fit beside the brand, whatever the language or
 * the size of the text; always below 60rem, as `markScripted` has guessed before the first paint.
 */
export function fitHeader(closeMenu: () => void): void {
  const { dataset } = document.documentElement
  // The browser has no popovers.
  if (!dataset.header) return
  const isWide = matchMedia("(width >= 60rem)")
  let shown: HTMLElement | undefined
  const update = () => {
    const [brand, nav] = document.querySelectorAll<HTMLElement>("header > a, #menu")
    if (!brand || !nav || nav.matches(":popover-open")) return
    // React may have replaced the header.
    if (nav !== shown) {
      shown = nav
      observer.observe(brand)
      if (nav.firstElementChild) observer.observe(nav.firstElementChild)
    }
    dataset.header = "bar"
    // In a second row
    const isBelow = nav.offsetTop >= brand.offsetTop + brand.offsetHeight
    if (!isWide.matches || isBelow) dataset.header = "menu"
  }
  isWide.addEventListener("change", () => {
    if (isWide.matches) closeMenu()
    update()
  })
  const observer = new ResizeObserver(update)
  observer.observe(document.documentElement)
}
