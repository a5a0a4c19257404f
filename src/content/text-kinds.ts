import { z } from "zod"
import { words } from "./words"

/** What an editor should know of a field: its name, and what belongs into it. */
export interface Meaning {
  title: string
  description: string
}

/** Characters that cannot be seen and do harm: controls, broken encoding, reversed writing. */
const invisible = /[\p{Cc}\p{Cs}\uFEFF\uFFFD\u2028\u2029\u202D\u202E]/u

/** Whether a text has anything to read. */
export function isVisible(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}

/** The place in a text of the first character that cannot be seen; -1 where there is none. */
export function invisibleAt(text: string): number {
  return text.search(invisible)
}

/**
 * A text of one line.
 * @param limit Longest text, in characters; generous, as the layout wraps
 * @param place What a longer text would break
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
      const error = lineProblem(value)
      if (error) issues.push({ code: "custom", input: value, message: error })
    })
    .max(limit, {
      error: ({ input }) =>
        words(
          `is ${String(input).length} characters long; more than ${limit} break the layout of ${place}`,
          `Shorten it to ${limit} characters.`,
        ),
    })
    .meta({
      title,
      description,
      minLength: 1,
      pattern: "^\\S(.*\\S)?$",
      patternErrorMessage: "Write one line of text, without a space before or after it.",
    })
}

function lineProblem(value: string) {
  if (!isVisible(value)) return words("is empty", "Write the text.")
  if (/[\n\r]/.test(value)) {
    return words("has a line break in it", "Write it in one line, without \\n.")
  }
  if (invisibleAt(value) >= 0) {
    return words(
      "contains a character that cannot be seen or read",
      "Delete the text and type it anew instead of pasting it.",
    )
  }
  if (value !== value.trim()) {
    return words("starts or ends with a space", "Remove the space.")
  }
}

export function email(meaning: Meaning) {
  return z
    .email({
      error: ({ input }) =>
        typeof input === "string"
          ? words("is not an e-mail address", "Write it like info@marquisade.example.")
          : undefined,
    })
    .meta({ ...meaning, patternErrorMessage: "Write an e-mail address: info@marquisade.example" })
}

/** A number to call. What is not a digit separates (RFC 3966). */
const phonePattern = /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/
const nationalPhonePattern = /^(?=(?:\D*\d){3,15}\D*$)\+?\(?[0-9]+\)?(?:[ .-]?\(?[0-9]+\)?)*$/

export function phone(meaning: Meaning) {
  return z
    .string()
    .regex(phonePattern, {
      error: words(
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
      error: words("is not a telephone number", "Write it in digits, like 1-800-697-3738."),
    })
    .meta({ ...meaning, patternErrorMessage: "Write it in digits: 1-800-697-3738" })
}

export function day(meaning: Meaning) {
  return z.iso
    .date({
      error: ({ input }) =>
        typeof input === "string"
          ? words("is not a day of the calendar", "Write year-month-day, like 2026-11-21.")
          : undefined,
    })
    .meta({ ...meaning, patternErrorMessage: "Write year-month-day: 2026-11-21" })
}

export function wholeNumber({
  title,
  description,
  from,
  to,
}: Meaning & { from: number; to: number }) {
  const error = words(`must be a whole number from ${from} to ${to}`, "Correct the number.")
  return z.int().min(from, { error }).max(to, { error }).meta({ title, description })
}
