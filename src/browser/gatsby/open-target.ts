/** Shows and focuses the section that the URL names or, if it names none, the start of the page. */
export function openTarget(): void {
  const show = () => {
    document.getElementById("main")?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: "instant" })
    // The browser finds the section, shows it and focuses it.
    if (location.hash) location.replace(location.hash)
  }
  show()
  history.scrollRestoration = "auto"
  // Gatsby's router focuses its wrapper afterward.
  const isWrapper = (target: EventTarget | null) =>
    (target as Element).id === "gatsby-focus-wrapper"
  const onFocus = ({ target }: FocusEvent) => {
    if (isWrapper(target)) show()
  }
  addEventListener("focusin", onFocus, { once: true })
}
