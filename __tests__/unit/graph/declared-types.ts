import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse } from "graphql"
import { legalPageOf } from "../../../src/content/rules/content-files"
import { typeDefinitions } from "../../../src/graph/type-definitions"

/** The types that the site declares. */
export function declaredTypes(): Map<string, ObjectTypeDefinitionNode> {
  const { definitions } = parse(typeDefinitions())
  const types = definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION)
  return new Map((types as ObjectTypeDefinitionNode[]).map(type => [type.name.value, type]))
}

/**
 * The graph's type for each kind of file, its fields with another name in the file, and those that are not in
 * the file.
 */
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

export type ContentKind = keyof typeof declaredFor

export function kindOf(file: string): ContentKind {
  const [, name = ""] = /(\w+)\.(?:json|md)$/.exec(file) ?? []
  return (legalPageOf(file) ? "section" : name) as ContentKind
}

export interface FieldType {
  name: string
  list: boolean
  /** Whether the field itself may be null */
  optional: boolean
  /** Whether entries of the list may be null */
  optionalEntries: boolean
}

export function typeOf({ type }: Pick<FieldDefinitionNode, "type">): FieldType {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...typeOf(type), optional: false }
  if (type.kind === Kind.LIST_TYPE) {
    const { name, optional } = typeOf(type)
    return { name, list: true, optional: true, optionalEntries: optional }
  }
  return { name: type.name.value, list: false, optional: true, optionalEntries: false }
}
