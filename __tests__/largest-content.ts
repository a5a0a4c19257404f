import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { limits } from "../src/content/schema"

const latinWords =
  "harbor evening terrace supper salon stone garden river tower lantern quiet marble velvet morning desert window promenade orchard balcony piano copper library fountain courtyard avenue tide"

/** Words in other scripts and words longer than a line. */
const otherScripts = [
  "Donaudampfschifffahrtsgesellschaftskapitän Kurhaus Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  "гавань вечер достопримечательность сад башня гостиница",
  "مرفأ مساء حديقة القصر الكبير برج نهر فندق",
  "बंदरगाह शाम उद्यान मीनार अंतर्राष्ट्रीय होटल",
  "ท่าเรือ สวนกลางคืน โรงแรมริมแม่น้ำเจ้าพระยา หอคอย",
  "港灣之夜 花園酒店 新葡京娛樂場 塔樓 河畔",
]

/** A capitalized phrase that differs for each number. */
function phrase(count: number, number: number, vocabulary = latinWords): string {
  const list = vocabulary.split(" ")
  const words = Array.from({ length: count }, (_, at) => list[(number * 7 + at * 11) % list.length])
  return words.join(" ").replace(/^./, first => first.toUpperCase())
}

const wideTable = `
### A wide table

| Property | City | Check-in from | Cancellation period | Deposit in percent | Remarks from the property |
| --- | --- | --- | --- | ---: | --- |
| The Mojavelle | Las Vegas | 15:00 | 48 hours | 20 | by arrangement |

| Host | Address | Purpose |
| --- | --- | --- |
| Unsplash | https://unsplash.example/${"photos/".repeat(30)} | Photographs |

> A quotation, with ${"a-very-long-name-".repeat(20)} in it.

    A line that begins with four spaces is code, and this one is longer than the window of any phone.
`

/** Grows the content in a folder to the schema's limits: the most entries, and some of the greatest length. */
export function growContent(folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"))
  const write = (file: string, data: object) =>
    writeFileSync(join(folder, file), JSON.stringify(data, null, 2))
  const more = <Item>(items: Item[], count: number, make: (number: number) => Item) => [
    ...items,
    ...Array.from({ length: count - items.length }, (_, at) => make(items.length + at + 1)),
  ]

  const places: object[] = read("destinations.json")
  const place = (number: number) => ({ name: `${phrase(2, number)} ${number}` })
  write("destinations.json", more(places, limits.destinations, place))

  const hotels: object[] = more(read("hotels.json"), limits.hotels, number => ({
    name: `The ${phrase(2, number)}`,
    location: "Singapore",
    image: `https://images.unsplash.com/photo-16058335562${number}-ea5c${number * 7919}`,
    imageAlt: phrase(6, number),
    description: `${phrase(12, number)}.`,
    credit: { by: phrase(2, number), license: "CC BY-SA 4.0" },
  }))
  const longFields = {
    name: phrase(20, 3).slice(0, 80).trim(),
    description: phrase(200, 5).slice(0, 799),
  }
  hotels[3] = { ...hotels[3], ...longFields }
  for (const [at, script] of otherScripts.entries()) {
    const card = { name: phrase(3, at, script).slice(0, 80), description: phrase(20, at, script) }
    hotels[limits.hotels - 1 - at] = { ...hotels[limits.hotels - 1 - at], ...card }
  }
  write("hotels.json", hotels)

  const site = read("site.json")
  const { headlines } = site.hero
  site.hero.headlines = more(headlines, limits.headlines - 1, number => `Casino ${number}`)
  site.hero.headlines.push(`${phrase(20, 9).slice(0, 72).trim()} Casino`)
  site.email = `${"reservations-".repeat(3)}desk@marquisade.example`
  write("site.json", site)

  const terms = readFileSync(join(folder, "legal/terms.md"), "utf8")
  const first = (terms.match(/^## /gm) ?? []).length + 1
  const sections = Array.from({ length: 30 }, (_, at) => {
    const body = at === 0 ? wideTable : `${phrase(60, at, otherScripts[at - 20])}.\n`
    return `\n## ${phrase(3, at)} ${first + at}\n\n${body}`
  })
  const longest = terms + sections.join("")
  writeFileSync(join(folder, "legal/terms.md"), longest)
  const cookies = longest.replace("title: Terms and Conditions", "title: Cookie Notice")
  writeFileSync(join(folder, "legal/cookies.md"), cookies)
}
