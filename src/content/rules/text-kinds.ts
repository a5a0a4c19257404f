import { z } from "zod"
import { errorMessage } from "./error-message"
import { unseenIn } from "./unseen"

/** What editors are told about a field: its name, and what goes in it. */
export interface Meaning {
  title: string
  description: string
}

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}

/**
 * A text of one line.
 * @param limit Longest text, in characters; generous, as the layout wraps
 * @param place Where the text is shown, to complete “at most … fit”
 */
export function text({
  title,
  description,
  limit,
  place,
}: Meaning & { limit: number; place: string }) {
  return z
    .string()
    .check(({ value, issues }) => {
      const error = lineProblem(value) ?? lengthProblem(value, limit, place)
      if (error) issues.push({ code: "custom", input: value, message: error })
    })
    .meta({
      title,
      description,
      minLength: 1,
      maxLength: limit,
      pattern: "^\\S(.*\\S)?$",
      patternErrorMessage: "Write one line of text, without a space before or after it.",
    })
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

export function email(meaning: Meaning) {
  return z
    .email({
      error: ({ input }) =>
        typeof input === "string"
          ? errorMessage("is not an e-mail address", "Write it like info@marquisade.example.")
          : undefined,
    })
    .meta({ ...meaning, patternErrorMessage: "Write an e-mail address: info@marquisade.example" })
}

/** Telephone numbers with visual separators (RFC 3966). */
const phonePattern = /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/
const nationalPhonePattern = /^(?=(?:\D*\d){3,15}\D*$)\+?\(?[0-9]+\)?(?:[ .-]?\(?[0-9]+\)?)*$/

export function phone(meaning: Meaning) {
  return z
    .string()
    .regex(phonePattern, {
      error: errorMessage(
        "is not a telephone number in international form",
        "Write a plus, the country and the number, with spaces: +1 702 555 0148",
      ),
    })
    .meta({ ...meaning, patternErrorMessage: "Write it like +1 702 555 0148" })
}

export function nationalPhone(meaning: Meaning) {
  return z
    .string()
    .regex(nationalPhonePattern, {
      error: errorMessage("is not a telephone number", "Write it in digits, like 1-800-697-3738."),
    })
    .meta({ ...meaning, patternErrorMessage: "Write it in digits: 1-800-697-3738" })
}

export function day(meaning: Meaning) {
  return z.iso
    .date({
      error: ({ input }) =>
        typeof input === "string"
          ? errorMessage("is not a day of the calendar", "Write year-month-day, like 2026-11-21.")
          : undefined,
    })
    .refine(date => date <= lastToday(), {
      error: errorMessage("is still to come", "Write the day of the change, today at the latest."),
    })
    .meta({ ...meaning, patternErrorMessage: "Write year-month-day: 2026-11-21" })
}

/** Today in the earliest time zone, UTC+14. */
function lastToday() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

export function pastYear(meaning: Meaning) {
  return wholeNumber({ ...meaning, from: 1800, to: 2100 }).refine(
    year => year <= Number(lastToday().slice(0, 4)),
    {
      error: errorMessage(
        "is still to come",
        "Write the year in which it was, this one at the latest.",
      ),
    },
  )
}

export function wholeNumber({
  title,
  description,
  from,
  to,
}: Meaning & { from: number; to: number }) {
  const error = errorMessage(`must be a whole number from ${from} to ${to}`, "Correct the number.")
  return z.int().min(from, { error }).max(to, { error }).meta({ title, description })
}
