import { z } from "zod"
import { plainText } from "./correct-text"
import { isVisible } from "./invisible-characters"
import type { Explanation } from "./problem"

// The editor's security policy forbids eval.
z.config({ jitless: true })

/** A zod check that rejects a value with an explanation. */
export function rejectWith<Value>(explain: (value: Value) => Explanation | false | undefined) {
  return ({ value, issues }: z.core.ParsePayload<Value>) => {
    const explanation = explain(value)
    if (explanation) issues.push({ code: "custom", input: value, params: { explanation } })
  }
}

/** Returns a function that adds a title and a description to a schema. */
export function described<Rule extends z.ZodType>(rule: Rule) {
  return (title: string, description: string) => rule.meta({ title, description })
}

/** An object with exactly these fields. */
export function group<Shape extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ title, description })
}

export function list<Rule extends z.ZodType>(
  title: string,
  description: string,
  most: number,
  entry: Rule,
) {
  const length = z.check(
    rejectWith<unknown[]>(({ length }) => {
      if (length === 0) return ["needs at least one entry", "Add one."]
      const wrong = `can have at most ${most} entries, not ${length}`
      return length > most && [wrong, `Remove ${length - most}.`]
    }),
  )
  // Run even if an entry is wrong, so that all problems are reported at once.
  length._zod.def.when = ({ value }) => Array.isArray(value)
  return z.array(entry).check(length).meta({ title, description, minItems: 1, maxItems: most })
}

/**
 * A text of one line.
 * @param limit Maximum length in characters; generous, because the layout wraps
 * @param place Where the text appears, completing “too many for …”
 * @param explain An additional check
 */
export function text(
  limit: number,
  place: string,
  explain?: (value: string) => Explanation | false,
) {
  const line = z
    .string()
    .check(rejectWith(value => explainLine(value, limit, place) || explain?.(value)))
  return described(line.meta({ minLength: 1, maxLength: limit }))
}

function explainLine(value: string, limit: number, place: string): Explanation | false {
  const plain = plainText(value)
  if (!isVisible(plain)) return ["is empty", "Write the text."]
  if (plain !== value) {
    return ["contains markup or brackets that would show as typed", `Write “${plain}”.`]
  }
  const surplus = [...value].length - limit
  const wrong = `has more than ${limit} characters, too many for ${place}`
  return surplus > 0 && [wrong, `Shorten it by ${surplus}.`]
}

/** A text that matches a pattern. */
function matching(pattern: RegExp, wrong: string, remedy: string) {
  return z
    .string()
    .check(rejectWith(value => !pattern.test(value) && [wrong, remedy]))
    .meta({ pattern: pattern.source, patternErrorMessage: remedy })
}

export const email = described(
  matching(
    z.regexes.email,
    "is not an e-mail address",
    "Write it like info@marquisade.example.",
  ).meta({ format: "email" }),
)

/** A telephone number in international form, with visual separators (RFC 3966). */
export const phone = described(
  matching(
    /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/,
    "is not a telephone number in international form",
    "Write a plus sign, the country code and the number, with spaces: +1 702 555 0148.",
  ),
)

/** A date that is not in the future. */
export const day = described(
  matching(z.regexes.date, "is not a calendar date", "Write year-month-day, like 2026-11-21.")
    .check(
      rejectWith(date => date > latestToday() && ["is in the future", "Enter an earlier date."]),
    )
    .meta({ control: "day" }),
)

export const pastYear = described(
  z.int().check(
    rejectWith(year => {
      const isPast = year >= 1800 && year <= Number(latestToday().slice(0, 4))
      return !isPast && ["is not a year from 1800 to today", "Correct the number."]
    }),
  ),
)

/** Today in the earliest time zone, UTC+14, as an ISO date. */
function latestToday() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}
