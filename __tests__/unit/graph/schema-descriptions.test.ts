/** @jest-environment node */
import { type FieldDefinitionNode, parse, visit } from "graphql"
import { typeDefinitions } from "../../../src/graph/type-definitions"

test("every type, field and argument has a description", () => {
  const undescribed: string[] = []
  const check = ({ name, description }: Pick<FieldDefinitionNode, "name" | "description">) => {
    if (!description?.value.endsWith(".")) undescribed.push(name.value)
  }
  visit(parse(typeDefinitions()), {
    ObjectTypeDefinition: check,
    FieldDefinition: check,
    InputValueDefinition: check,
  })
  expect(undescribed).toEqual([])
})
