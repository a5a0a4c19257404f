import type { z } from "zod"
import { type Files, textIn } from "../reading/files"
import { fieldsIn } from "../reading/read-source"
import { destinationsFile, hotelsFile } from "../rules/paths"
import type { destination, hotel } from "../rules/rules"
import type { Form, Texts, Values } from "./form"
import { writeIntoJson } from "./json-file"

/** With its name as it was read. */
type Destination = z.infer<typeof destination> & { was?: string }

export function destinationNames(files: Files): string[] {
  const places = fieldsIn(files, destinationsFile)
  return Array.isArray(places) ? places.map(place => String(place?.name)) : []
}

export function withFormerNames(destinations: Values | undefined): Destination[] | undefined {
  return (destinations as Destination[] | undefined)?.map(({ name }) => ({ name, was: name }))
}

/** A hotel names its destination as that is written, so a new name goes to the hotels too. */
export function writeDestinations(files: Files, values: Values): Texts {
  const written = (values as Destination[]).map(({ was: _, ...destination }) => destination)
  const { hotels, moved } = movedHotels(files, values)
  return {
    [destinationsFile]: writeIntoJson(textIn(files, destinationsFile), written),
    ...(moved.length > 0 && { [hotelsFile]: writeIntoJson(textIn(files, hotelsFile), hotels) }),
  }
}

/** What saving would change in other forms, in sentences, for somebody to agree to first. */
export function consequences(files: Files, form: Form, values: Values): string[] {
  if (form.files[0] !== destinationsFile) return []
  return movedHotels(files, values).moved.map(
    ({ name, from, to }) =>
      `${name} is in “${from}” and would be in “${to}”, on its card and in the booking form.`,
  )
}

function movedHotels(files: Files, values: Values) {
  const renamed = new Map(
    (values as Destination[]).flatMap(({ was, name }) =>
      was && was !== name ? [[was, name]] : [],
    ),
  )
  const before = (fieldsIn(files, hotelsFile) ?? []) as z.infer<typeof hotel>[]
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
