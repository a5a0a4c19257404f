/**
 * Turns the header's links into a menu (`html[data-header]`) below 60rem, as `markScripted` did before the first paint,
 * and wherever they do not fit beside the brand, whatever the language or text size.
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
    // Wrapped into a second row
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
