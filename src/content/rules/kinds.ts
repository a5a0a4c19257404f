import { z } from "zod"
import { type ErrorMessage, errorMessage } from "./error-message"
import { isVisible, unseenIn } from "./unseen"

// Without code that is compiled while it runs, which the policies of pages forbid.
z.config({ jitless: true })

/** A rule without words: each field that follows it gives it a title and says what goes in it. */
export function kind<Rule extends z.ZodType>(rule: Rule) {
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
  const line = z
    .string()
    .check(refuse(value => lineProblem(value) ?? lengthProblem(value, limit, place)))
  return kind(
    line.meta({
      minLength: 1,
      maxLength: limit,
      pattern: "^\\S(.*\\S)?$",
      patternErrorMessage: "Write one line of text, without a space before or after it.",
    }),
  )
}

/** Zod's check for a function that says what is wrong with a value. */
export function refuse(problem: (value: string) => ErrorMessage | undefined) {
  return ({ value, issues }: z.core.ParsePayload<string>) => {
    const found = problem(value)
    if (!found) return
    const message = errorMessage(found.wrong, found.remedy)
    issues.push({ code: "custom", input: value, message })
  }
}

function lineProblem(value: string): ErrorMessage | undefined {
  if (!isVisible(value)) return { wrong: "is empty", remedy: "Write the text." }
  if (/[\n\r]/.test(value)) {
    return { wrong: "has a line break in it", remedy: "Write it in one line, without \\n." }
  }
  const unseen = unseenIn(value)
  if (unseen || value === value.trim()) return unseen
  return { wrong: "starts or ends with a space", remedy: "Remove the space." }
}

function lengthProblem(value: string, limit: number, place: string): ErrorMessage | undefined {
  const { length } = [...value]
  if (length <= limit) return undefined
  return {
    wrong: `has ${length} characters; at most ${limit} fit ${place}`,
    remedy: `Shorten it by ${length - limit}.`,
  }
}

/** A text of another type is reported by the type. */
function textError(wrong: string, remedy: string) {
  const error = errorMessage(wrong, remedy)
  return ({ input }: { input: unknown }) => (typeof input === "string" ? error : undefined)
}

const emailRemedy = "Write it like info@marquisade.example."

export const email = kind(
  z
    .email({ error: textError("is not an e-mail address", emailRemedy) })
    .meta({ patternErrorMessage: emailRemedy }),
)

/** A telephone number in international form, with visual separators (RFC 3966). */
export const phone = digits(
  /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/,
  "is not a telephone number in international form",
  "Write a plus sign, the country code and the number, with spaces: +1 702 555 0148",
)

export const nationalPhone = digits(
  /^(?=(?:\D*\d){3,15}\D*$)\+?\(?[0-9]+\)?(?:[ .-]?\(?[0-9]+\)?)*$/,
  "is not a telephone number",
  "Write it in digits, like 1-800-697-3738.",
)

function digits(form: RegExp, wrong: string, remedy: string) {
  const error = errorMessage(wrong, remedy)
  return kind(z.string().regex(form, { error }).meta({ patternErrorMessage: remedy }))
}

const dayRemedy = "Write year-month-day, like 2026-11-21."

/** A day that is not still to come. */
export const day = kind(
  z.iso
    .date({ error: textError("is not a calendar date", dayRemedy) })
    .refine(date => date <= lastToday(), {
      error: errorMessage("is in the future", "Write the day of the change: today or earlier."),
    })
    .meta({ patternErrorMessage: dayRemedy, control: "day" }),
)

/** Today in the earliest time zone, UTC+14. */
function lastToday() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

export function wholeNumber(from: number, to: number) {
  return kind(integer(from, to))
}

function integer(from: number, to: number) {
  const error = errorMessage(`must be a whole number from ${from} to ${to}`, "Correct the number.")
  return z.int().min(from, { error }).max(to, { error })
}

export const pastYear = kind(
  integer(1800, 2100).refine(year => year <= Number(lastToday().slice(0, 4)), {
    error: errorMessage(
      "is in the future",
      "Write the year in which it happened: this one or earlier.",
    ),
  }),
)
