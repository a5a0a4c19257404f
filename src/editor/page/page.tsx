import "./page.css"
import { StrictMode, useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import { FormPage } from "./form-page"
import { HandIn } from "./hand-in"
import { Overview } from "./overview"

/** The editor's pages stand behind the # of its address: `/edit#/legal/terms` */
function Editor() {
  const [place, setPlace] = useState(location.hash)
  useEffect(() => {
    const follow = () => setPlace(location.hash)
    addEventListener("hashchange", follow)
    return () => removeEventListener("hashchange", follow)
  }, [])
  const name = place.replace(/^#\/?/, "")
  return (
    <>
      <header>
        <nav aria-label="Editor">
          <a href="#/" aria-current={name === "" ? "page" : undefined}>
            All forms
          </a>
          <a href="#/hand-in" aria-current={name === "hand-in" ? "page" : undefined}>
            Hand in
          </a>
          <a href="/" target="site">
            See the website
          </a>
        </nav>
      </header>
      <main>
        {name === "" && <Overview />}
        {name === "hand-in" && <HandIn />}
        {name !== "" && name !== "hand-in" && <FormPage key={name} name={name} />}
      </main>
    </>
  )
}

const root = document.getElementById("editor")
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Editor />
    </StrictMode>,
  )
}
