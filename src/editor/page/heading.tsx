import { useEffect, useRef } from "react"

const site = "Edit Marquisade"

/**
 * The heading of a page of the editor, which is also its title. Whoever comes from another page of the
 * editor reads on here, and those without a mouse go on from here.
 */
export function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isFirstPage = document.title === site
    if (!isFirstPage) heading.current?.focus()
  }, [])
  useEffect(() => {
    document.title = `${children} – ${site}`
  }, [children])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
