import { pick, randomFrom } from "../../choices"

/** The same choices for the same seed, so that what failed once can be looked at again. */
export class Random {
  /** From 0 up to 1 */
  readonly next: () => number

  constructor(seed: number) {
    this.next = randomFrom(seed)
  }

  /** A whole number from 0, below the limit */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  one<Item>(items: readonly Item[]): Item {
    return pick(this.next, items)
  }

  some<Item>(from: number, to: number, make: () => Item): Item[] {
    return Array.from({ length: from + this.below(to - from + 1) }, make)
  }
}
