/** @jest-environment node */
import type { Rule } from "../../../src/content/forms/form"
import { changesBetween } from "../../../src/editor/values/changes"
import { Random } from "./random"

const rule: Rule = {
  type: "object",
  properties: {
    title: { type: "string", title: "Title" },
    list: {
      type: "array",
      title: "List",
      items: {
        type: "object",
        title: "Entry",
        properties: {
          id: { type: "integer", title: "Number" },
          name: { type: "string", title: "Name" },
          words: { type: "string", title: "Words" },
        },
      },
    },
  },
}

const entry = (id: number, text = "a") => ({ id, name: `Entry ${id}`, words: text })
const before = { title: "Terms", list: [1, 2, 3, 4].map(id => entry(id)) }

test("a changed field is said with its old and its new words", () => {
  const after = { ...before, list: before.list.with(1, entry(2, "b")) }
  expect(changesBetween(before, after, rule)).toEqual([
    { label: "List › Entry 2 › Words", before: "a", after: "b", undone: before },
  ])
})

test("entries that are added, removed and moved are said", () => {
  const [one, two, three, four] = before.list
  const labels = (list: unknown[]) =>
    changesBetween(before, { ...before, list }, rule).map(({ label }) => label)
  expect(labels([one, two, three, four, entry(5)])).toEqual(["List › Entry 5 added"])
  expect(labels([one, three, four])).toEqual(["List › Entry 2 removed"])
  expect(labels([two, one, three, four])).toEqual(["List › Order"])
})

test("200 random changes, undone one after the other, give what was before", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = new Random(seed)
    const list = before.list
      .filter(() => random.below(4) > 0)
      .map(item => (random.below(3) ? item : entry(item.id, random.one(["b", "c"]))))
      .sort(() => random.next() - 0.5)
    if (random.below(2)) list.splice(random.below(3), 0, entry(9))
    let after: unknown = { title: random.one(["Terms", "Other"]), list }
    for (let steps = 0; steps < 20; steps++) {
      const [first] = changesBetween(before, after, rule)
      if (!first) break
      after = first.undone
    }
    expect([seed, after]).toEqual([seed, before])
  }
})
