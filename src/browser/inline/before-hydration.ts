import { fitHeader } from "./fit-header"
import { listen } from "./listen"
import { rememberVisitor } from "./visitor-memory"

/**
 * Makes a page work from its first paint on, even if no other script arrives:
 * - Marks `<html>` with `data-scrolled` past 20 px (specification, 9).
 * - Closes the header's menu when a link in it is followed, when focus leaves the header, on Back, and when the
 *   window becomes wide enough to show the links without the menu button.
 * - Shows the header's links as a menu where they do not fit.
 * - Makes the space bar press links with the role of a button (`JumpButton`).
 * - Makes buttons with `data-step` change the number beside them.
 * - Blurs a number field when the wheel turns, so that scrolling never changes the number.
 * - Suppresses the browser's own validation messages, which would cover the ones below the fields.
 * - Remembers what the visitor types and sends.
 */
export function enhanceBeforeHydration(): void {
  const markScrolled = () =>
    document.documentElement.toggleAttribute("data-scrolled", window.scrollY > 20)
  addEventListener("scroll", markScrolled)

  const closeMenu = () => document.getElementById("menu")?.hidePopover?.()
  fitHeader(closeMenu)
  addEventListener("popstate", closeMenu)
  listen("focusin", target => target.closest("header") || closeMenu())
  listen("click", target => target.closest("header a") && closeMenu())

  listen("keydown", (target, event) => {
    if ((event as KeyboardEvent).key === " " && target.matches("a[role=button]")) {
      event.preventDefault()
      target.click()
    }
  })
  listen("click", ({ dataset, parentElement }) => {
    const step = dataset.step as "stepUp" | "stepDown" | undefined
    const field = step && parentElement?.querySelector("input")
    if (!field) return
    field[step]()
    field.dispatchEvent(new Event("input", { bubbles: true }))
  })
  listen("wheel", target => target.matches("[type=number]") && target.blur())

  if (CSS.supports("selector(:has(:user-invalid))")) {
    listen<HTMLInputElement>("invalid", (target, event) => {
      event.preventDefault()
      if (target.form?.querySelector(":invalid") !== target) return
      target.focus({ preventScroll: true })
      // With its label
      target.closest("form > *")?.scrollIntoView({ block: "nearest" })
    })
  }

  rememberVisitor()
}
