import type { Path } from "../reading/problem"
import { isObject, originsOf } from "./origins"
import { same } from "./same"

/** A value that two people have changed in different ways. */
export interface Conflict {
  path: Path
  mine: unknown
  theirs: unknown
}

interface Merged {
  /** With both people's changes; where they conflict, with mine */
  values: unknown
  conflicts: Conflict[]
}

/** Puts together what two people have made of the same values, field by field. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (same(mine, theirs) || same(theirs, base)) return { values: mine, conflicts: [] }
  if (same(mine, base)) return { values: theirs, conflicts: [] }
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    return mergeFields(base, mine, theirs, path)
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(base, mine, theirs, path)
  }
  return { values: mine, conflicts: [{ path, mine, theirs }] }
}

type Fields = Record<string, unknown>

function mergeFields(base: Fields, mine: Fields, theirs: Fields, path: Path): Merged {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const merged = keys.map(key => {
    return { key, ...merge(base[key], mine[key], theirs[key], [...path, key]) }
  })
  const present = merged.filter(({ values }) => values !== undefined)
  return {
    values: Object.fromEntries(present.map(({ key, values }) => [key, values])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], path: Path): Merged {
  const whole: Merged = { values: mine, conflicts: [{ path, mine, theirs }] }
  const ours = shapeOf(base, mine)
  const others = shapeOf(base, theirs)
  const [leading, following] = others.grown && !ours.same ? [ours, others] : [others, ours]
  if (!following.grown) return whole
  const mineLeads = leading === ours
  const gone = [...base.keys()].filter(index => !leading.origins.includes(index))
  for (const index of gone) if (!same(base[index], following.at(index))) return whole
  const conflicts: Conflict[] = []
  const values: unknown[] = []
  for (const [i, item] of leading.list.entries()) {
    const origin = leading.origins[i]
    if (origin === undefined) {
      values.push(item)
      continue
    }
    const [my, their] = mineLeads ? [item, following.at(origin)] : [following.at(origin), item]
    const merged = merge(base[origin], my, their, [...path, values.length])
    conflicts.push(...merged.conflicts)
    values.push(merged.values)
  }
  const added = following.list.filter((_item, i) => following.origins[i] === undefined)
  return { values: [...values, ...added], conflicts }
}

/** What has become of a list: whether its entries are the same ones, or those with others added. */
function shapeOf(base: unknown[], list: unknown[]) {
  const origins = originsOf(base, list)
  const kept = origins.filter(origin => origin !== undefined)
  const grown = kept.length === base.length && kept.every((origin, i) => origin === i)
  return {
    list,
    origins,
    grown,
    same: grown && list.length === base.length,
    at: (index: number) => list[origins.indexOf(index)],
  }
}

/** The values with another one at the path; without it where that is undefined. */
export function withValue(values: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(values)) {
    return values.map((item, i) => (i === key ? withValue(item, rest, value) : item))
  }
  const { [key]: old, ...others } = values as Fields
  const inner = withValue(old, rest, value)
  if (inner === undefined) return others
  return { ...(values as Fields), [key]: inner }
}
