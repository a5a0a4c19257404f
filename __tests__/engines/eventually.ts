import { expect } from "@playwright/test"

/** Expects what is read again and again to come to be so; `expect.poll` would look once a second. */
export function eventually<T>(read: () => T | Promise<T>, message?: string) {
  return expect.poll(read, { message, intervals: [50, 100] })
}
