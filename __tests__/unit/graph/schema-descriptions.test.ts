/** @jest-environment node */
import { Kind, type ObjectTypeDefinitionNode, parse } from "graphql"
import { typeDefinitions } from "../../../src/graph/type-definitions"

const types = parse(typeDefinitions()).definitions.filter(
  (definition): definition is ObjectTypeDefinitionNode =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION,
)

test.each(types)("describes $name.value with its fields and arguments", type => {
  const undescribed = [type, ...(type.fields ?? [])]
    .flatMap(part => [part, ...("arguments" in part ? (part.arguments ?? []) : [])])
    .filter(({ description }) => !description?.value.endsWith("."))
    .map(({ name }) => name.value)
  expect(undescribed).toEqual([])
})
