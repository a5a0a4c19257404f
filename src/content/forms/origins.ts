import { same } from "./same"

/** What an entry is known by, even if all else of it changes. */
const keys = ["id", "slug", "file", "was", "name"]

/** For each entry, which one it was before: the same one, one of the same name, one in the same place. */
export function originsOf(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const origins: (number | undefined)[] = after.map(() => undefined)
  const assign = (fits: (item: unknown, old: unknown, i: number, j: number) => boolean) => {
    for (const [i, item] of after.entries()) {
      if (origins[i] !== undefined) continue
      const matches = [...free].filter(j => fits(item, before[j], i, j))
      const origin = matches.includes(i) ? i : matches[0]
      if (origin === undefined) continue
      origins[i] = origin
      free.delete(origin)
    }
  }
  assign((item, old) => same(item, old))
  for (const key of keys) {
    assign((item, old) => isObject(item) && isObject(old) && key in item && item[key] === old[key])
  }
  if (before.length === after.length) assign((_item, _old, i, j) => i === j)
  return origins
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
