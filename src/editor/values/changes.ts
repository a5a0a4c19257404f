import type { Rule } from "../../content/forms/form"
import { withValue } from "../../content/forms/merge"
import { isObject, originsOf } from "../../content/forms/origins"
import { same } from "../../content/forms/same"
import type { Path } from "../../content/reading/problem"

/** A change of a form's values, as somebody reads it. */
export interface Change {
  /** `The Cotaline › Description` */
  label: string
  /** What it was; undefined where there was nothing */
  before?: string
  after?: string
  /** All values with this change taken back */
  undone: unknown
}

/** The changes between two states of a form, field by field. */
export function changesBetween(before: unknown, after: unknown, rule: Rule): Change[] {
  return changesAt(before, after, rule, { path: [], names: [], all: after })
}

interface At {
  path: Path
  names: string[]
  all: unknown
}

function changesAt(before: unknown, after: unknown, rule: Rule, at: At): Change[] {
  if (same(before, after)) return []
  if (isObject(before) && isObject(after)) {
    return Object.entries((rule.properties ?? {}) as Record<string, Rule>).flatMap(
      ([key, property]) =>
        changesAt(before[key], after[key], property, {
          ...at,
          path: [...at.path, key],
          names: [...at.names, property.title ?? key],
        }),
    )
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, rule, at)
  const undone = withValue(at.all, at.path, before)
  const label = at.names.join(" › ")
  return [{ label, before: inWords(before, rule), after: inWords(after, rule), undone }]
}

function listChanges(before: unknown[], after: unknown[], rule: Rule, at: At): Change[] {
  const item = rule.items as Rule
  const origins = originsOf(before, after)
  const label = (entry: unknown, what: string) =>
    [...at.names, `${nameOf(entry, item)} ${what}`].join(" › ")
  const undone = (list: unknown[]) => withValue(at.all, at.path, list)
  const removed = before.flatMap((entry, index) => {
    if (origins.includes(index)) return []
    const list = after.toSpliced(index, 0, entry)
    return [{ label: label(entry, "removed"), before: inWords(entry, item), undone: undone(list) }]
  })
  const rest = after.flatMap((entry, index) => {
    const origin = origins[index]
    if (origin === undefined) {
      const list = after.toSpliced(index, 1)
      return [{ label: label(entry, "added"), after: inWords(entry, item), undone: undone(list) }]
    }
    const place = {
      path: [...at.path, index],
      names: [...at.names, nameOf(entry, item)],
      all: at.all,
    }
    return changesAt(before[origin], entry, item, place)
  })
  return [...removed, ...rest, ...orderChange(before, after, origins, item, at)]
}

function orderChange(
  before: unknown[],
  after: unknown[],
  origins: (number | undefined)[],
  item: Rule,
  at: At,
): Change[] {
  const kept = origins.filter(origin => origin !== undefined)
  const sorted = kept.toSorted((one, other) => one - other)
  if (same(kept, sorted)) return []
  const inOrder = sorted.map(origin => after[origins.indexOf(origin)])
  const list = after.map((entry, i) => (origins[i] === undefined ? entry : inOrder.shift()))
  const order = (indexes: number[]) => indexes.map(i => nameOf(before[i], item)).join(", ")
  return [
    {
      label: [...at.names, "Order"].join(" › "),
      before: order(sorted),
      after: order(kept),
      undone: withValue(at.all, at.path, list),
    },
  ]
}

/** What an entry of a list is called: by its name, its heading, or its own words. */
export function nameOf(entry: unknown, rule: Rule): string {
  if (!isObject(entry)) return `“${String(entry)}”`
  const name = entry.name ?? entry.heading ?? entry.title
  return String(name || `New ${(rule.title ?? "entry").toLowerCase()}`)
}

/** A value as somebody reads it, an entry with the names of its fields. */
export function inWords(value: unknown, rule: Rule): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) {
    return value.map(entry => inWords(entry, rule.items as Rule)).join("\n")
  }
  if (!isObject(value)) return String(value).trim()
  return Object.entries((rule.properties ?? {}) as Record<string, Rule>)
    .filter(([key]) => value[key] !== undefined)
    .map(([key, property]) => `${property.title ?? key}: ${inWords(value[key], property)}`)
    .join("\n")
}
