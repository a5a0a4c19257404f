/**
 * Choices from lists that a number repeats (Mulberry32).
 * @param seed Any whole number
 */
export function choices(seed: number) {
  let state = Math.imul(seed, 0x9e3779b9)
  return <T>(list: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return list[Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * list.length)] as T
  }
}
