import { startTransition, useEffect, useState } from "react"

/**
 * `value` as it was when the browser last painted: for what can wait until the rest is on the screen.
 * @param value To be the same object as long as nothing has changed
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (value === painted) return
    // What one frame shows is on its way to the screen when the next one begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(value)))),
    )
  }, [value, painted])
  return painted
}
