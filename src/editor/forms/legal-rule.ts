import { limits } from "../../content/rules/limits"
import { legalPage, legalSection } from "../../content/rules/rules"
import type { Rule } from "../form"
import { ruleOf, textRule } from "./form-rules"

/** The rule for a legal page with its sections, which stand in files of their own. */
export function legalRule(): Rule {
  const page = ruleOf(legalPage)
  const { heading } = ruleOf(legalSection).properties ?? {}
  const { updated, ...others } = (page.properties ?? {}) as Record<string, Rule>
  const sections: Rule = {
    type: "array",
    title: "Sections",
    description: "The numbered sections, in their order. Numbers follow by themselves.",
    minItems: 1,
    maxItems: limits.sections,
    items: {
      type: "object",
      title: "Section",
      properties: { heading, body: textRule } as Rule["properties"],
      required: ["heading", "body"],
    },
  }
  const day: Rule = {
    ...updated,
    control: "day",
    description: "The day of the last change, as visitors read it above the text.",
  }
  const { slug, title, ...words } = others
  return {
    ...page,
    properties: { slug, title, updated: day, ...words, sections } as Rule["properties"],
    required: [...(page.required ?? []), "sections"],
  }
}
