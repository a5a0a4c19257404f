import { expect } from "@playwright/test"

/** Reads a value again and again until it is as expected; by default `expect.poll` looks once a second. */
export function eventually<T>(read: () => T | Promise<T>, message?: string) {
  return expect.poll(read, { message, intervals: [50, 100] })
}
