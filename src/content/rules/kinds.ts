import { z } from "zod"
import { errorMessage } from "./error-message"
import { isVisible, unseenIn } from "./unseen"

/**
 * A kind of text of one line, by where it is shown. Each kind makes fields from what editors are told about
 * them: a name, and what goes in it.
 * @param limit Longest text, in characters; generous, as the layout wraps
 * @param place Where the text is shown, to complete “at most … fit”
 */
export function text(limit: number, place: string) {
  return (title: string, description: string) =>
    z
      .string()
      .check(refuse(value => lineProblem(value) ?? lengthProblem(value, limit, place)))
      .meta({
        title,
        description,
        minLength: 1,
        maxLength: limit,
        pattern: "^\\S(.*\\S)?$",
        patternErrorMessage: "Write one line of text, without a space before or after it.",
      })
}

/** Zod's check for a function that returns what is wrong with a value, or undefined. */
export function refuse(problem: (value: string) => string | undefined) {
  return ({ value, issues }: z.core.ParsePayload<string>) => {
    const message = problem(value)
    if (message) issues.push({ code: "custom", input: value, message })
  }
}

function lineProblem(value: string) {
  if (!isVisible(value)) return errorMessage("is empty", "Write the text.")
  if (/[\n\r]/.test(value)) {
    return errorMessage("has a line break in it", "Write it in one line, without \\n.")
  }
  const unseen = unseenIn(value)
  if (unseen) return errorMessage(unseen.wrong, unseen.remedy)
  if (value !== value.trim()) {
    return errorMessage("starts or ends with a space", "Remove the space.")
  }
}

function lengthProblem(value: string, limit: number, place: string) {
  const { length } = [...value]
  if (length <= limit) return undefined
  return errorMessage(
    `has ${length} characters; at most ${limit} fit ${place}`,
    `Shorten it by ${length - limit}.`,
  )
}

/** A text of another type is reported by the type. */
function textError(wrong: string, remedy: string) {
  const error = errorMessage(wrong, remedy)
  return ({ input }: { input: unknown }) => (typeof input === "string" ? error : undefined)
}

export function email(title: string, description: string) {
  const example = "info@marquisade.example"
  return z
    .email({ error: textError("is not an e-mail address", `Write it like ${example}.`) })
    .meta({ title, description, patternErrorMessage: `Write an e-mail address: ${example}` })
}

/** A kind of telephone number with visual separators (RFC 3966). */
function telephone(pattern: RegExp, patternErrorMessage: string, error: string) {
  return (title: string, description: string) =>
    z.string().regex(pattern, { error }).meta({ title, description, patternErrorMessage })
}

export const phone = telephone(
  /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/,
  "Write it like +1 702 555 0148",
  errorMessage(
    "is not a telephone number in international form",
    "Write a plus, the country and the number, with spaces: +1 702 555 0148",
  ),
)

export const nationalPhone = telephone(
  /^(?=(?:\D*\d){3,15}\D*$)\+?\(?[0-9]+\)?(?:[ .-]?\(?[0-9]+\)?)*$/,
  "Write it in digits: 1-800-697-3738",
  errorMessage("is not a telephone number", "Write it in digits, like 1-800-697-3738."),
)

export function day(title: string, description: string) {
  return z.iso
    .date({
      error: textError("is not a day of the calendar", "Write year-month-day, like 2026-11-21."),
    })
    .refine(date => date <= lastToday(), {
      error: errorMessage("is still to come", "Write the day of the change, today at the latest."),
    })
    .meta({ title, description, patternErrorMessage: "Write year-month-day: 2026-11-21" })
}

/** Today in the earliest time zone, UTC+14. */
function lastToday() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

export function pastYear(title: string, description: string) {
  return wholeNumber(title, description, 1800, 2100).refine(
    year => year <= Number(lastToday().slice(0, 4)),
    {
      error: errorMessage(
        "is still to come",
        "Write the year in which it was, this one at the latest.",
      ),
    },
  )
}

export function wholeNumber(title: string, description: string, from: number, to: number) {
  const error = errorMessage(`must be a whole number from ${from} to ${to}`, "Correct the number.")
  return z.int().min(from, { error }).max(to, { error }).meta({ title, description })
}

/** An object with exactly these fields. */
export function group<Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  fields: Shape,
) {
  return z.strictObject(fields).meta({ title, description })
}

export function list<Entry extends z.ZodType>(
  title: string,
  description: string,
  entry: Entry,
  most: number,
  least = 1,
) {
  return z.array(entry).min(least).max(most).meta({ title, description })
}
