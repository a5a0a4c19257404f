/** What is wrong with a value, as the rest of a sentence about it, and how to fix it: a sentence. */
export interface Words {
  wrong: string
  remedy: string
}

/** Both in one string: Zod's errors have a single message. */
export function words(wrong: string, remedy: string): string {
  return `${wrong}\n${remedy}`
}

export function readWords(message: string): Words {
  const [wrong = "", remedy = ""] = message.split("\n")
  return { wrong, remedy }
}
