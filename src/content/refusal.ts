import type { z } from "zod"

/** What is wrong with a value, as the rest of a sentence about it, and how to fix it: a sentence. */
export interface Refusal {
  wrong: string
  remedy: string
}

/** Zod's check for a function that says what is wrong with a value. */
export function refuse<Value>(refusal: (value: Value) => Refusal | false | undefined) {
  return ({ value, issues }: z.core.ParsePayload<Value>) => {
    const params = refusal(value)
    if (params) issues.push({ code: "custom", input: value, params: { ...params } })
  }
}
