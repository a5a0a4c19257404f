/** What is wrong with a value, as the rest of a sentence about it, and how to fix it: a sentence. */
export interface ErrorMessage {
  wrong: string
  remedy: string
}

/** Both in one string: Zod's errors have a single message. */
export function errorMessage(wrong: string, remedy: string): string {
  return `${wrong}\n${remedy}`
}

export function parseErrorMessage(message: string): ErrorMessage {
  const [wrong = "", remedy = ""] = message.split("\n")
  return { wrong, remedy }
}
