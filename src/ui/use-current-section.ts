import { useEffect, useState } from "react"

/**
 * The section that crosses a line a quarter of the way down the window, if any. After a link to a short section, the
 * next one is already halfway down.
 * @param ids Ids of the sections, separated by spaces: an effect can compare a string
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id)
          else setCurrent(current => (current === target.id ? undefined : current))
        }
      },
      { rootMargin: "-25% 0px -75%" },
    )
    for (const id of ids.split(" ")) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => {
      observer.disconnect()
      setCurrent(undefined)
    }
  }, [ids])

  return current
}
