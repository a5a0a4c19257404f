/** @jest-environment node */
import { resolvers } from "../../../src/graph/resolvers"
import { declaredTypes } from "./declared-types"

test.each([...declaredTypes()])("%s is described, with its fields and arguments", (_name, type) => {
  const undescribed = [type, ...(type.fields ?? [])]
    .flatMap(part => [part, ...("arguments" in part ? (part.arguments ?? []) : [])])
    .filter(({ description }) => !description?.value.endsWith("."))
    .map(({ name }) => name.value)
  expect(undescribed).toEqual([])
})

test.each(Object.entries(resolvers.Query))(
  "%s is described, with its arguments",
  (_name, field) => {
    const args = "args" in field ? Object.values(field.args) : []
    for (const { description } of [field, ...args]) expect(description).toMatch(/\.$/)
  },
)
