import { readFileSync } from "node:fs"
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse } from "graphql"

/** The types that src/graph/schema.graphql declares. */
export function declaredTypes(): Map<string, ObjectTypeDefinitionNode> {
  const { definitions } = parse(readFileSync("src/graph/schema.graphql", "utf8"))
  const types = definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION)
  return new Map((types as ObjectTypeDefinitionNode[]).map(type => [type.name.value, type]))
}

/** The type in which each kind of file is declared, with the fields that come from elsewhere. */
export const declaredFor = {
  hotels: { type: "Hotel", from: { hotelId: "id" }, elsewhere: ["position", "gatsbyImageData"] },
  destinations: { type: "Destination", from: {}, elsewhere: ["position", "hotels"] },
  site: { type: "SiteCopy", from: {}, elsewhere: [] },
  pages: { type: "LegalPage", from: {}, elsewhere: ["position", "sections"] },
  about: { type: "About", from: {}, elsewhere: ["html", "excerpt", "wordCount"] },
  section: {
    type: "LegalSection",
    from: {},
    elsewhere: ["page", "anchor", "html", "excerpt", "wordCount"],
  },
} satisfies Record<string, { type: string; from: Record<string, string>; elsewhere: string[] }>

/** A field's type without its exclamation marks, and whether it may be absent. */
export function typeOf({ type }: Pick<FieldDefinitionNode, "type">): {
  name: string
  list: boolean
  optional: boolean
} {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...typeOf(type), optional: false }
  if (type.kind === Kind.LIST_TYPE) return { ...typeOf(type), list: true, optional: true }
  return { name: type.name.value, list: false, optional: true }
}
