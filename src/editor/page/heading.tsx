import { useEffect } from "react"

/** The heading of a page of the editor, which is also its title. Reading begins here. */
export function Heading({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} – Edit Marquisade`
  }, [children])
  return <h1>{children}</h1>
}
