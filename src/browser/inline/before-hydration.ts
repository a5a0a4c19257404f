import { listen } from "./listen"
import { adjustScrolling } from "./scrolling"
import { type Control, rememberTypedInput } from "./typed-input"

/** Makes a page's header, buttons and forms work from its first paint on, even if no other script arrives. */
export function enhanceBeforeHydration(): void {
  // Past 20 px (specification, 9)
  const markScrolled = () =>
    document.documentElement.toggleAttribute("data-scrolled", window.scrollY > 20)
  addEventListener("scroll", markScrolled)

  const closeMenu = () => document.getElementById("menu")?.hidePopover?.()
  addEventListener("popstate", closeMenu)
  // The width at which header.module.css shows the links beside the brand
  matchMedia("(width >= 64rem)").addEventListener("change", closeMenu)
  listen("focusin", target => {
    if (!target.closest("header")) closeMenu()
  })
  listen("click", target => {
    if (target.closest("header a")) closeMenu()
  })

  // The space bar presses a `JumpButton`, which is a link.
  listen("keydown", (target, event) => {
    if (event.key === " " && target.matches("a[role=button]")) {
      event.preventDefault()
      target.click()
    }
  })
  listen("click", target => {
    // A translator puts elements into the button.
    const button = target.closest<HTMLElement>("[data-step]")
    const step = button?.dataset.step as "stepUp" | "stepDown" | undefined
    const field = step && button?.parentElement?.querySelector("input")
    if (!field) return
    field[step]()
    field.dispatchEvent(new Event("input", { bubbles: true }))
  })
  // The wheel must not change a focused number field.
  listen("wheel", target => {
    if (target.matches("[type=number]")) target.blur()
  })

  // A form announces changes only while a visitor fills it in: not at load, and not after a rejected submission, when the
  // focus moves to the first invalid field.
  const setAnnouncing = (form: HTMLFormElement | null, live: "polite" | "off") => {
    for (const region of form?.querySelectorAll("[aria-live]") ?? [])
      region.setAttribute("aria-live", live)
  }
  listen("input", ({ form }: Control) => setAnnouncing(form, "polite"))

  if (CSS.supports("selector(:has(:user-invalid))")) {
    listen("invalid", (target: Control, event) => {
      // The browser's message would cover the one below the field.
      event.preventDefault()
      setAnnouncing(target.form, "off")
      if (target.form?.querySelector(":invalid") !== target) return
      target.focus({ preventScroll: true })
      // The label last: in a low window, there is no room for all of its field.
      const [label] = target.labels ?? []
      label?.parentElement?.scrollIntoView({ block: "nearest" })
      label?.scrollIntoView({ block: "nearest" })
    })
  }

  rememberTypedInput()
  adjustScrolling()
}
