import { setTimeout as pause } from "node:timers/promises"

/**
 * Waits for a condition.
 * @param most When to fail, ms
 * @param why The error message
 * @returns How long it took, ms
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  most: number,
  why: () => string,
): Promise<number> {
  const start = performance.now()
  while (!(await condition())) {
    if (performance.now() - start > most) throw new Error(`Not within ${most} ms. ${why()}`)
    await pause(50)
  }
  return performance.now() - start
}
