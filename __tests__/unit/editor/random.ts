/** The same numbers for the same seed (mulberry32), so that what failed once can be looked at again. */
export class Random {
  constructor(private seed: number) {}

  /** From 0 up to 1 */
  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0
    let bits = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from 0, below the limit */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }

  some<Item>(from: number, to: number, make: () => Item): Item[] {
    return Array.from({ length: from + this.below(to - from + 1) }, make)
  }
}
