import { startTransition, useEffect, useState } from "react"

/**
 * `value` as of the last paint: for content that can wait until the rest is on the screen.
 * @param value Must be the same object as long as nothing has changed
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (value === painted) return
    // A frame has been painted once the next one begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(value)))),
    )
  }, [value, painted])
  return painted
}
