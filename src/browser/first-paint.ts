type Target = HTMLInputElement & { form: HTMLFormElement }

/**
 * What a page does from its first paint on, whatever becomes of the other scripts. Runs inline in the
 * head, so it stands on its own.
 * - Marks `<html>` with `data-scrolled` past 20 px (specification, 9).
 * - Closes the header's menu when a link of the header is followed, when the focus goes elsewhere,
 *   when the visitor goes back, and when the links stand in the header itself, as in
 *   header.module.css. The rest of a menu is the browser's (`popover`).
 * - Has the space bar press what is a link by its nature and a button by its role (`JumpButton`).
 * - Leaves refusals to the words below each field: they and the browser's own would cover each other.
 * - Notes on a form that is sent what it held then, until `useSubmission` answers it.
 */
export function actFromFirstPaint(): void {
  const listen = (type: string, act: (target: Target, event: Event) => void) =>
    document.addEventListener(type, event => act(event.target as Target, event), true)

  const markScrolled = () =>
    document.documentElement.toggleAttribute("data-scrolled", window.scrollY > 20)
  addEventListener("scroll", markScrolled)

  const closeMenu = () => document.getElementById("menu")?.hidePopover?.()
  matchMedia("(width >= 68rem)").addEventListener("change", closeMenu)
  addEventListener("popstate", closeMenu)
  listen("focusin", target => target.closest("header") || closeMenu())
  listen("click", target => target.closest("header a") && closeMenu())

  listen("keydown", (target, event) => {
    if ((event as KeyboardEvent).key === " " && target.matches("a[role=button]")) {
      event.preventDefault()
      target.click()
    }
  })

  if (CSS.supports("selector(:user-invalid)")) {
    listen("invalid", (target, event) => {
      event.preventDefault()
      if (target.form.querySelector(":invalid") !== target) return
      // By itself WebKit leaves the label under the header, and may not be done when it is asked for more.
      target.focus({ preventScroll: true })
      target.parentElement?.scrollIntoView?.({ block: "nearest" })
    })
  }

  listen("submit", ({ dataset }, { target }) => {
    dataset.sent ??= String(new URLSearchParams(new FormData(target as HTMLFormElement) as never))
  })
}
