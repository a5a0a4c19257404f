/** @jest-environment node */
import { merge } from "../../../../src/content/forms/merge"

const base = {
  title: "Terms",
  list: [
    { id: 1, name: "One", words: "a" },
    { id: 2, name: "Two", words: "b" },
  ],
}

type Values = typeof base

function changed(change: (values: Values) => unknown): Values {
  const values = structuredClone(base)
  change(values)
  return values
}

const mine = changed(({ list: [first] }) => Object.assign(first ?? {}, { words: "mine" }))

test("changes of different fields are put together", () => {
  const theirs = { ...base, title: "Theirs" }
  expect(merge(base, mine, theirs)).toEqual({
    values: { ...mine, title: "Theirs" },
    conflicts: [],
  })
})

test("changes of one field are a conflict, unless they are the same", () => {
  const theirs = changed(({ list: [first] }) => Object.assign(first ?? {}, { words: "theirs" }))
  expect(merge(base, mine, theirs)).toEqual({
    values: mine,
    conflicts: [{ path: ["list", 0, "words"], mine: "mine", theirs: "theirs" }],
  })
  expect(merge(base, mine, mine).conflicts).toEqual([])
})

test.each([
  ["moved", (values: Values) => values.list.reverse()],
  ["added to", (values: Values) => values.list.unshift({ id: 3, name: "New", words: "c" })],
  ["shortened", (values: Values) => values.list.pop()],
])("a list that one has %s and the other has written in keeps both", (_how, change) => {
  const theirs = changed(change)
  const list = theirs.list.map(item => (item.id === 1 ? { ...item, words: "mine" } : item))
  const both = { values: { ...base, list }, conflicts: [] }
  expect([merge(base, mine, theirs), merge(base, theirs, mine)]).toEqual([both, both])
})

test("both have added an entry: both are there", () => {
  const added = (id: number) => changed(({ list }) => list.push({ id, name: "", words: "" }))
  const { values, conflicts } = merge(base, added(3), added(4))
  expect(conflicts).toEqual([])
  expect((values as Values).list.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4])
})

test("an entry that one has removed and the other has written in is a conflict", () => {
  const theirs = changed(({ list }) => list.shift())
  expect(merge(base, mine, theirs).conflicts).toEqual([
    { path: ["list"], mine: mine.list, theirs: theirs.list },
  ])
  expect(merge(base, theirs, mine).conflicts).toHaveLength(1)
})

test("both have moved entries in different ways: it is asked", () => {
  const three = { ...base, list: [...base.list, { id: 3, name: "Three", words: "c" }] }
  const [one, two, last] = three.list
  const my = { ...three, list: [two, one, last] }
  const their = { ...three, list: [one, last, two] }
  expect(merge(three, my, their).conflicts).toHaveLength(1)
})
