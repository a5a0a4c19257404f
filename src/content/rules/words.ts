/** What is wrong with a value, as the end of a sentence that begins with it, and how to mend it. */
export interface Words {
  wrong: string
  remedy: string
}

/** Both as the one message that a rule may carry. */
export function words(wrong: string, remedy: string): string {
  return `${wrong}\n${remedy}`
}

export function readWords(message: string): Words {
  const [wrong = "", remedy = ""] = message.split("\n")
  return { wrong, remedy }
}
