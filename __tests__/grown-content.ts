import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { limits } from "../src/content/rules/limits"

const words =
  "harbor evening terrace supper salon stone garden river tower lantern quiet marble velvet morning desert window promenade orchard balcony piano copper library fountain courtyard avenue tide"
const list = words.split(" ")

/** Some words, different for each number, the first with a capital letter. */
function some(count: number, number: number): string {
  const chosen = Array.from(
    { length: count },
    (_, at) => list[(number * 7 + at * 11) % list.length],
  )
  const text = chosen.join(" ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const wideTable = `
### What a table is like

| Property | City | Check-in from | Cancellation period | Deposit in per cent | Remarks of the property |
| --- | --- | --- | --- | ---: | --- |
| The Mojavelle | Las Vegas | 15:00 | 48 hours | 20 | by arrangement |

> A quotation, with ${"a-very-long-name-".repeat(20)} in it.

    A line that was begun with four blanks, and is code for that reason, however long it may become.
`

/** Makes the content in a folder grow to the most that there may be of everything, some of it long. */
export function growContent(folder: string): void {
  const change = <Data>(file: string, grow: (data: Data) => Data) => {
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify(grow(JSON.parse(readFileSync(path, "utf8"))), null, 2))
  }
  const more = <Item>(items: Item[], count: number, make: (number: number) => Item) => [
    ...items,
    ...Array.from({ length: count - items.length }, (_, at) => make(items.length + at + 1)),
  ]

  change<{ name: string }[]>("destinations.json", destinations =>
    more(destinations, limits.destinations, number => ({ name: `${some(2, number)} ${number}` })),
  )
  change<object[]>("hotels.json", hotels => {
    const grown = more(hotels, limits.hotels, number => ({
      id: number,
      name: `The ${some(2, number)}`,
      location: "Singapore",
      image: `https://images.unsplash.com/photo-16058335562${number}-ea5c${number * 7919}`,
      imageAlt: some(6, number),
      description: `${some(12, number)}.`,
    }))
    const long = {
      name: some(20, 3).slice(0, 80).trim(),
      description: some(200, 5).slice(0, 799).trim(),
    }
    return grown.map((hotel, index) => (index === 3 ? { ...hotel, ...long } : hotel))
  })
  change<{ hero: { headlines: string[] } }>("site.json", site => {
    const long = `${some(20, 9).slice(0, 72).trim()} Casino`
    const headlines = more(site.hero.headlines, limits.headlines - 1, number => `Casino ${number}`)
    return { ...site, hero: { ...site.hero, headlines: [...headlines, long] } }
  })
  change<{ slug: string; title: string }[]>("legal/pages.json", pages => [
    ...pages,
    { ...pages[0], slug: "cookies", title: "Cookie Notice" },
  ])
  for (const page of ["terms", "privacy", "cookies"]) {
    const sections = join(folder, "legal", page)
    mkdirSync(sections, { recursive: true })
    const present = readdirSync(sections).length
    for (let number = present + 1; number <= limits.sections; number++) {
      const body = number === present + 1 ? wideTable : `${some(60, number)}.\n`
      const top = `---\nnumber: ${number}\nheading: ${some(3, number)} ${number}\n---\n`
      writeFileSync(join(sections, `${number}-grown.md`), `${top}\n${body}`)
    }
  }
}
