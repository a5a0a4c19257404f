/** Shows and focuses the section that the URL names or, if it names none, the start of the page. */
export function showTarget(): void {
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const show = () => {
    const target = section ?? document.getElementById("main")
    target?.focus({ preventScroll: true })
    if (section) section.scrollIntoView({ behavior: "instant" })
    else scrollTo({ top: 0, behavior: "instant" })
  }
  show()
  history.scrollRestoration = "auto"
  // Gatsby's router focuses its wrapper afterward.
  const isWrapper = (target: EventTarget | null) =>
    (target as Element).id === "gatsby-focus-wrapper"
  addEventListener("focusin", ({ target }) => isWrapper(target) && show(), { once: true })
}
