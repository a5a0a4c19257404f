import { test as base, expect } from "@playwright/test"
import { browsers, filesOf } from "./browsers"
import type { Engine } from "./engine"
import { Host } from "./host"
import { Visitor } from "./visitor"

export { expect }

interface EachTest {
  /** Size of the view, CSS pixels. */
  view: { width: number; height: number }
  /**
   * Messages that a test provokes on purpose: those that match are ignored. No list: Playwright takes one whose second
   * item is an object for a value with its options.
   */
  expectedMessages: RegExp | null
  host: Host
  visitor: Visitor
}

/** Every test has a host of its own, and fails if a page reports anything or leaves an alert open. */
export const test = base.extend<EachTest, { engine: Engine }>({
  view: [{ width: 1280, height: 800 }, { option: true }],
  expectedMessages: [null, { option: true }],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use, { project }) => {
      const browser = browsers.find(({ program }) => project.name.endsWith(`in ${program.name}`))
      const files = browser && filesOf(browser)
      if (!browser || typeof files !== "object") throw new Error(`${project.name}: ${files}`)
      const engine = await browser.start(files)
      await use(engine)
      await engine.close()
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  host: async ({}, use) => {
    const host = await Host.start()
    await use(host)
    host.stop()
  },
  visitor: async ({ engine, host, view, expectedMessages }, use) => {
    await engine.resize(view.width, view.height)
    await use(new Visitor(engine, host))
    expect(await engine.alert(), "an alert that nobody expected").toBeUndefined()
    const told = String(await engine.evaluate("sessionStorage.told ?? ''")).split("\n")
    const unexpected = told.filter(text => text && !expectedMessages?.test(text))
    expect(unexpected, "console warnings and errors, and what the policy forbade").toEqual([])
  },
})
