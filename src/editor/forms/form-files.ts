import type { z } from "zod"
import { about, destinations, hotels } from "../../content/rules/rules"
import { site } from "../../content/rules/site-rules"
import type { Values } from "../form"
import { textOf } from "./files"
import { type FormFiles, placeIn, ruleOf, textRule } from "./form-rules"
import { mergeIntoJson } from "./json-file"
import { legalForms } from "./legal-forms"
import { bodyOf, mergeIntoMarkdown } from "./markdown-file"
import { readFields } from "./read-fields"

/** All forms, in the order in which the editor lists them. */
export function formsOf(root: string): FormFiles[] {
  return [
    json(root, "hotels", "/", hotels),
    destinationForm(root),
    { ...json(root, "site", "/", site), title: "Brand, home page and footer" },
    story(root),
    ...legalForms(root),
  ]
}

function json(root: string, name: string, path: string, schema: z.ZodType): FormFiles {
  const file = `content/${name}.json`
  const rule = ruleOf(schema)
  const isList = rule.type === "array"
  return {
    name,
    path,
    rule,
    title: String(rule.title),
    description: String(rule.description),
    files: [file],
    read: () => readFields(root, file) as Values,
    write: values => ({ [file]: mergeIntoJson(textOf(root, file), values) }),
    place: (_file, field) => placeIn(field, isList),
  }
}

interface Destination {
  name: string
  /** Its name as it was read */
  was?: string
}

/** A hotel names its destination as that is written, so a new name goes to the hotels too. */
function destinationForm(root: string): FormFiles {
  const form = json(root, "destinations", "/", destinations)
  return {
    ...form,
    read: () => (form.read() as Destination[]).map(({ name }) => ({ name, was: name })),
    write: values => {
      const written = (values as Destination[]).map(({ was: _, ...destination }) => destination)
      const file = "content/hotels.json"
      const { hotels, moved } = movedHotels(root, values)
      return {
        ...form.write(written),
        ...(moved.length > 0 && { [file]: mergeIntoJson(textOf(root, file), hotels) }),
      }
    },
    consequence: values => {
      const { moved } = movedHotels(root, values)
      return moved.map(
        ({ name, from, to }) =>
          `${name} stands in “${from}” and would stand in “${to}”, on its card and in the booking form.`,
      )
    },
  }
}

function movedHotels(root: string, values: Values) {
  const renamed = new Map(
    (values as Destination[]).flatMap(({ was, name }) =>
      was && was !== name ? [[was, name]] : [],
    ),
  )
  if (renamed.size === 0) return { hotels: [], moved: [] }
  const before = readFields(root, "content/hotels.json") as { name: string; location: string }[]
  const hotels = before.map(hotel => ({
    ...hotel,
    location: renamed.get(hotel.location) ?? hotel.location,
  }))
  const moved = before.flatMap(({ name, location: from }) => {
    const to = renamed.get(from)
    return to ? [{ name, from, to }] : []
  })
  return { hotels, moved }
}

function story(root: string): FormFiles {
  const file = "content/about.md"
  const { properties = {}, ...rule } = ruleOf(about)
  return {
    name: "about",
    path: "/",
    title: "Our story",
    description: String(rule.description),
    rule: { ...rule, properties: { ...properties, body: textRule } },
    files: [file],
    read: () => ({ ...(readFields(root, file) as object), body: bodyOf(textOf(root, file)) }),
    write: values => {
      const { body, ...fields } = values as Record<string, unknown>
      return { [file]: mergeIntoMarkdown(textOf(root, file), fields, String(body)) }
    },
    place: (_file, field) => (field === "text" ? ["body"] : [field]),
  }
}
