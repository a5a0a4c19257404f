import { z } from "zod"
import { invisibleIn, isVisible } from "./characters"
import type { Wording } from "./problem"

// The editor's page forbids code that is compiled at run time.
z.config({ jitless: true })

/** Zod's check for a function that says what is wrong with a value. */
export function refuse<Value>(wordingOf: (value: Value) => Wording | false | undefined) {
  return ({ value, issues }: z.core.ParsePayload<Value>) => {
    const wording = wordingOf(value)
    if (wording) issues.push({ code: "custom", input: value, params: { wording } })
  }
}

/** Returns a function that gives a rule its title, and its description: what goes in the field. */
export function described<Rule extends z.ZodType>(rule: Rule) {
  return (title: string, description: string) => rule.meta({ title, description })
}

/** Fields that belong together, none missing and no others. */
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
  return z.array(entry).min(1).max(most).meta({ title, description })
}

/**
 * A text of one line.
 * @param limit Longest text, in characters; generous, as the layout wraps
 * @param place Where the text is shown, to complete “at most … fit”
 */
export function text(limit: number, place: string) {
  const line = z.string().check(refuse(value => lineWording(value) ?? tooLong(value, limit, place)))
  return described(
    line.meta({
      minLength: 1,
      maxLength: limit,
      pattern: "^\\S(.*\\S)?$",
      patternErrorMessage: "Write one line of text, without a space before or after it.",
    }),
  )
}

function lineWording(value: string): Wording | undefined {
  if (!isVisible(value)) return ["is empty", "Write the text."]
  if (/[\n\r]/.test(value)) return ["has a line break in it", "Write it in one line."]
  const invisible = invisibleIn(value)
  if (invisible || value === value.trim()) return invisible
  return ["starts or ends with a space", "Remove the space."]
}

export function tooLong(value: string, limit: number, place: string): Wording | undefined {
  const { length } = [...value]
  if (length <= limit) return undefined
  const wrong = `has ${length} characters; at most ${limit} fit in ${place}`
  return [wrong, `Shorten it by ${length - limit}.`]
}

/** A text that matches a pattern. */
function matching(pattern: RegExp, wrong: string, remedy: string) {
  return z
    .string()
    .check(refuse(value => !pattern.test(value) && [wrong, remedy]))
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
    "Write a plus sign, the country code and the number, with spaces: +1 702 555 0148",
  ),
)

/** A day that is not still to come. */
export const day = described(
  matching(z.regexes.date, "is not a calendar date", "Write year-month-day, like 2026-11-21.")
    .check(refuse(date => date > latestToday() && inFuture))
    .meta({ control: "day" }),
)

export const pastYear = described(
  z.int().check(
    refuse(year => {
      if (year < 1800 || year > 2100) return ["is not a year since 1800", "Correct the number."]
      return year > Number(latestToday().slice(0, 4)) && inFuture
    }),
  ),
)

const inFuture: Wording = ["is in the future", "Enter a date or year that is not in the future."]

/** Today in the earliest time zone, UTC+14, as an ISO date. */
function latestToday() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}
