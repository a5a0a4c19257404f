/** Shows and focuses the section that the URL names or, if it names none, the start of the page. */
export function openTarget(): void {
  const section = sectionOf(location.hash)
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

/** The section that a fragment names. Fragments are percent-encoded, not always correctly; ids are not. */
function sectionOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)))
  } catch {
    return null
  }
}
