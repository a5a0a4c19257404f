import { setTimeout as pause } from "node:timers/promises"
import { follow } from "./steps"
import { expect } from "./test"
import type { Visitor } from "./visitor"

const headings: Record<string, string> = {
  "/": ".*Casino.*",
  "/terms": "Terms and Conditions",
  "/privacy": "Privacy Policy",
}

/** Goes to another page. @returns Where the view was in each frame of the page that is left, and of the other */
async function change(visitor: Visitor, go: () => Promise<void>, path: string) {
  const frames = await visitor.watchFrames()
  await go()
  await visitor.isAt(path)
  await visitor.role("main").role("heading", String(headings[path]), 1).isOne()
  await visitor.scrolled()
  const [left = [], reached = []] = await frames()
  return { left, reached }
}

/** Two clicks in one second: a page is asked for `ms` after a section. @returns The view in each of its frames */
export async function followAfterSection(visitor: Visitor, ms: number): Promise<number[]> {
  await visitor.visit("/")
  await follow(visitor, "About")
  await pause(ms)
  const { reached } = await change(visitor, () => follow(visitor, "Terms"), "/terms")
  return reached
}

/** Back from a section, while the view may still be on its way there. @returns Where the view comes to rest */
export async function backFromSection(visitor: Visitor): Promise<number[]> {
  await visitor.visit("/")
  await follow(visitor, "Booking")
  await visitor.isAt("/#booking")
  await visitor.engine.back()
  await visitor.isAt("/")
  return [await visitor.scrolled()]
}

/** @returns The view in each frame of three pages that are followed and gone back to at once */
export async function followBackFollow(visitor: Visitor): Promise<number[]> {
  await visitor.visit("/")
  const shown = [
    await change(visitor, () => follow(visitor, "Terms"), "/terms"),
    await change(visitor, () => visitor.engine.back(), "/"),
    await change(visitor, () => follow(visitor, "Privacy"), "/privacy"),
  ]
  return shown.flatMap(({ reached }) => reached)
}

/**
 * Back and Forward between two pages that are scrolled, `ms` after each was reached.
 * @returns The view in each frame of the pages that are reached, and of those that are left, from where they stood
 */
export async function backAndForward(visitor: Visitor, ms: number): Promise<number[]> {
  await visitor.visit("/")
  await visitor.scrollTo(900)
  await visitor.scrolled()
  await change(visitor, () => follow(visitor, "Terms"), "/terms")
  const seen: number[] = []
  for (const [direction, path] of [
    ["back", "/"],
    ["forward", "/terms"],
  ] as const) {
    await pause(ms)
    await visitor.scrollTo(700)
    await visitor.scrolled()
    const { left, reached } = await change(visitor, () => visitor.engine[direction](), path)
    seen.push(...left.map(top => top - 700), ...reached)
  }
  return seen
}

/** Expects no frame to show another position than 0. */
export function expectTop(positions: number[]): void {
  expect(new Set(positions)).toEqual(new Set([0]))
}
