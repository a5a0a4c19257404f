import { z } from "zod"
import { hotel } from "../../content/rules/rules"
import type { Form, Rule, Values } from "../form"

/** The files of a form, by their paths; those to be removed without a text. */
export type Texts = Record<string, string | undefined>

/** How a form's values stand in files of the content. */
export interface FormFiles extends Form {
  files: string[]
  read(): Values
  /** The files with the values in them. */
  write(values: Values): Texts
  /** What saving would change in other forms, in sentences, for somebody to agree to first. */
  consequence?(values: Values): string[]
  /** The name of its form from then on, where it is another one */
  savedAs?(values: Values): string
  /** Its files without it. Undefined where it has to stay */
  remove?(): Texts
  /** Where a field of a file is in the form's values. */
  place(file: string, field: string): (string | number)[] | undefined
}

/** The rules as a form wants them. */
export function ruleOf(schema: z.ZodType): Rule {
  const controls = new Map<unknown, Rule["control"]>([
    [hotel.shape.image, "photo"],
    [hotel.shape.location, "destination"],
  ])
  return z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const control = controls.get(zodSchema)
      if (control) Object.assign(jsonSchema, { control })
    },
  }) as Rule
}

/** The rule for a Markdown text. */
export const textRule: Rule = {
  type: "string",
  title: "Text",
  control: "text",
  description:
    "Select words and press Link to make them a link: to an address with https://, /terms, /privacy, mailto: or tel:.",
}

/** `hotel 3 › image` is at [2, "image"], `footer › helplines 2 › phone` at ["footer", "helplines", 1, "phone"]. */
export function placeIn(field: string, isList: boolean): (string | number)[] {
  return field.split(" › ").flatMap((part, index) => {
    const [, name = part, number] = /^(.*) (\d+)$/.exec(part) ?? []
    if (number === undefined) return [name]
    const entry = Number(number) - 1
    return isList && index === 0 ? [entry] : [name, entry]
  })
}
