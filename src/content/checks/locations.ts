import { closest, distance } from "fastest-levenshtein"
import type { Problem } from "../reading/problem"
import { entriesOf, problemIn, type Source, valueIn } from "../reading/source"

/** Reports each location that is not a destination once, with all hotels that name it. */
export function locationProblems(
  hotels: Source | undefined,
  destinations: Source | undefined,
): Problem[] {
  const known = destinationNames(destinations)
  if (!hotels || known.length === 0) return []
  const locations = entriesOf(hotels).map(hotel => valueIn(hotel, ["location"]))
  const unknown = locations.filter(name => typeof name === "string" && !known.includes(name))
  const withoutHotel = known.filter(name => !locations.includes(name))
  return [...new Set(unknown as string[])].map(name => {
    const index = locations.indexOf(name)
    return problemIn(hotels, [index, "location"], {
      message: `“${name}” is not one of the destinations.`,
      remedy: remedy(name, hotelsAt(name, hotels), known, withoutHotel),
    })
  })
}

export function destinationNames(destinations: Source | undefined): string[] {
  return entriesOf(destinations)
    .map(destination => valueIn(destination, ["name"]))
    .filter(name => typeof name === "string")
}

function hotelsAt(location: string, hotels: Source) {
  return entriesOf(hotels)
    .filter(hotel => valueIn(hotel, ["location"]) === location)
    .map(hotel => String(valueIn(hotel, ["name"])))
}

function remedy(location: string, hotels: string[], known: string[], withoutHotel: string[]) {
  const near = closest(location, known)
  const concerned = new Intl.ListFormat("en-GB").format(hotels.map(name => `“${name}”`))
  if (distance(location.toLowerCase(), near.toLowerCase()) <= Math.max(1, location.length / 4)) {
    return `Did you mean “${near}”? Then write that for ${concerned}. The destinations are: ${listed(known)}.`
  }
  const choice = `another destination for ${concerned}: ${listed(known)}.`
  return withoutHotel.length > 0
    ? `Has it been renamed to one of these: ${listed(withoutHotel)}? Then write that for ${concerned}. If not, choose ${choice}`
    : `Choose ${choice}`
}

/** At most twelve names; nobody would read more. */
function listed(names: string[]) {
  const shown = names.slice(0, 12).join("; ")
  return names.length > 12 ? `${shown} and ${names.length - 12} more` : shown
}
