import { readFileSync } from "node:fs"
import { mergeValues, readValues, type Values } from "./content-file"
import { contentPath } from "./content-path"

const hotelsFile = "content/hotels.json"

interface Named {
  name: string
}

/** The hotels' file for a destination's new name: a hotel names its destination as that is written. */
export function renameDestinations(
  root: string,
  file: string,
  values: Values,
): Record<string, string> {
  if (file !== "content/destinations.json") return {}
  const before = names(readValues(root, file).values)
  const after = names(values)
  const [gone, ...otherGone] = before.filter(name => !after.includes(name))
  const [come, ...otherCome] = after.filter(name => !before.includes(name))
  if (!gone || !come || otherGone.length + otherCome.length > 0) return {}

  const { items } = readValues(root, hotelsFile).values as { items: { location: string }[] }
  const moved = items.map(hotel => (hotel.location === gone ? { ...hotel, location: come } : hotel))
  const text = readFileSync(contentPath(root, hotelsFile), "utf8")
  return { [hotelsFile]: mergeValues(hotelsFile, text, { items: moved }) }
}

const names = ({ items }: Values) => (items as Named[]).map(({ name }) => name)
