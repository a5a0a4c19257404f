import { setTimeout as pause } from "node:timers/promises"

/** Waits for a condition, up to a number of ms. @returns How long it took, ms */
export async function until(
  condition: () => boolean | Promise<boolean>,
  limit: number,
  message: () => string,
): Promise<number> {
  const start = performance.now()
  while (!(await condition())) {
    if (performance.now() - start > limit) throw new Error(`Not within ${limit} ms. ${message()}`)
    await pause(50)
  }
  return performance.now() - start
}
