import { Kind, type ObjectTypeDefinitionNode, parse } from "graphql"
import { z } from "zod"
import { typeDefinitions } from "../../../src/graph/type-definitions"

/** The types that the site declares. */
export function declaredTypes(): Map<string, ObjectTypeDefinitionNode> {
  const { definitions } = parse(typeDefinitions())
  const types = definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION)
  return new Map((types as ObjectTypeDefinitionNode[]).map(type => [type.name.value, type]))
}

/** The rule for a file, or for each entry of its list. */
export function entryRule(rule: z.ZodType): z.ZodObject {
  return (rule instanceof z.ZodArray ? rule.element : rule) as z.ZodObject
}
