import { z } from "zod"
import type { JSONSchema } from "zod/v4/core"

/** What the rules' JSON Schema says of a value. */
export type Rule = JSONSchema.BaseSchema & {
  /** Shown in another control than its type says */
  control?: "text" | "photo" | "day" | "destination"
}

export type Values = Record<string, unknown> | unknown[]

/** What can be changed on one page of the editor. */
export interface Form {
  /** Its address in the editor: `hotels`, `legal/terms` */
  name: string
  title: string
  description: string
  /** The path of the page of the site that shows it */
  path: string
  rule: Rule
  /** The files of the content that hold its values */
  files: string[]
  /** The place of its entry in a file that it shares with others */
  entry?: number
  /** Undefined where a mistake keeps them from being read */
  values?: Values
  /** Whether all of it can be taken out of the content */
  removable: boolean
}

/** Texts of files by their paths; undefined for a file that is to go. */
export type Texts = Record<string, string | undefined>

/** That values cannot be put into files, and why, in words for the person at the form. */
export class Unwritable extends Error {}

/**
 * The rules as a form wants them.
 * @param locations Where a hotel can stand
 */
export function ruleOf(schema: z.ZodType, locations: string[] = []): Rule {
  return z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.control === "destination") jsonSchema.enum = locations
    },
  }) as Rule
}

/** The rule for a Markdown text. */
export const textRule: Rule = {
  type: "string",
  title: "Text",
  control: "text",
  description:
    "Select words and press Link to turn them into a link: to an address that begins with https://, /, mailto: or tel:.",
}
