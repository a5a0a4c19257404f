import { useEffect, useState } from "react"

/**
 * The section that crosses a line a quarter of the way down the window, if any. After a link to a short section, the next
 * one is already halfway down. In a tall window, a link's section may end above the line, or start below it at the page's
 * end: while it is where the link has shown it, it is the current one.
 * @param ids Ids of the sections, separated by spaces: an effect can compare a string. Some may not be on the page yet
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const update = () => {
      const line = innerHeight / 4
      const isAtEnd = scrollY + innerHeight > document.body.offsetHeight - 2
      let found: string | undefined
      for (const id of ids.split(" ")) {
        const section = document.getElementById(id)
        if (!section) continue
        const { top, bottom } = section.getBoundingClientRect()
        const isShown = top + bottom > 0 && (isAtEnd || top < innerHeight / 2)
        if (isShown && section.matches(":target")) found = id
        if (!found && top <= line && bottom > line) found = id
      }
      setCurrent(found)
    }
    const events = ["scroll", "resize", "hashchange"]
    for (const type of events) addEventListener(type, update)
    requestAnimationFrame(update)
    return () => {
      for (const type of events) removeEventListener(type, update)
    }
  }, [ids])

  return current
}
