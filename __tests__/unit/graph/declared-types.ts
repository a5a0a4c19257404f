import { Kind, type ObjectTypeDefinitionNode, parse } from "graphql"
import { z } from "zod"
import { contentFileAt } from "../../../src/content/rules/content-files"
import { typeDefinitions } from "../../../src/graph/type-definitions"

/** The types that the site declares. */
export function declaredTypes(): Map<string, ObjectTypeDefinitionNode> {
  const { definitions } = parse(typeDefinitions())
  const types = definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION)
  return new Map((types as ObjectTypeDefinitionNode[]).map(type => [type.name.value, type]))
}

/** The rule for a file, or for each entry of its list. */
export function entryRule(rule: z.ZodType | undefined): z.ZodObject {
  return (rule instanceof z.ZodArray ? rule.element : rule) as z.ZodObject
}

/** The graph's type for a file, and its fields that are in the file under the same name. */
export function declaredFor(file: string) {
  const { rule, type = "" } = contentFileAt(file) ?? {}
  const { shape } = entryRule(rule)
  return { type, inFile: (name: string) => name in shape }
}
