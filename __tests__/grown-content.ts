import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { limits } from "../src/content/rules/limits"
import { about, destination, hotel, legalPage, legalSection } from "../src/content/rules/rules"
import { site } from "../src/content/rules/site-rules"
import { choices } from "./choices"

const words =
  "harbor evening terrace supper salon stone garden river tower lantern quiet marble velvet morning desert window promenade orchard balcony piano copper library fountain courtyard avenue tide"
const list = words.split(" ")

/** Some words, different for each number, the first with a capital letter. */
function some(count: number, number: number): string {
  const text = Array.from({ length: count }, (_, at) => list[(number * 7 + at * 11) % list.length])
  return text.join(" ").replace(/^./, first => first.toUpperCase())
}

const wideTable = `
### What a table is like

| Property | City | Check-in from | Cancellation period | Deposit in per cent | Remarks of the property |
| --- | --- | --- | --- | ---: | --- |
| The Mojavelle | Las Vegas | 15:00 | 48 hours | 20 | by arrangement |

> A quotation, with ${"a-very-long-name-".repeat(20)} in it.

    A line that was begun with four blanks, and is code for that reason, however long it may become.
`

/** The JSON files of the content in a folder. */
const jsonIn = (folder: string) => ({
  read: (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")),
  write: (file: string, data: object) =>
    writeFileSync(join(folder, file), JSON.stringify(data, null, 2)),
})

/** Makes the content in a folder grow to the most that there may be of everything, some of it long. */
export function growContent(folder: string): void {
  const { read, write } = jsonIn(folder)
  const more = <Item>(items: Item[], count: number, make: (number: number) => Item) => [
    ...items,
    ...Array.from({ length: count - items.length }, (_, at) => make(items.length + at + 1)),
  ]

  const places: object[] = read("destinations.json")
  const place = (number: number) => ({ name: `${some(2, number)} ${number}` })
  write("destinations.json", more(places, limits.destinations, place))

  const hotels: object[] = more(read("hotels.json"), limits.hotels, number => ({
    id: number,
    name: `The ${some(2, number)}`,
    location: "Singapore",
    image: `https://images.unsplash.com/photo-16058335562${number}-ea5c${number * 7919}`,
    imageAlt: some(6, number),
    description: `${some(12, number)}.`,
    ...(number % 2 && { imageCredit: `${some(2, number)}, CC BY-SA 4.0` }),
  }))
  const long = { name: some(20, 3).slice(0, 80).trim(), description: some(200, 5).slice(0, 799) }
  hotels[3] = { ...hotels[3], ...long }
  write("hotels.json", hotels)

  const words = read("site.json")
  const { headlines } = words.hero
  words.hero.headlines = more(headlines, limits.headlines - 1, number => `Casino ${number}`)
  words.hero.headlines.push(`${some(20, 9).slice(0, 72).trim()} Casino`)
  write("site.json", words)

  const legal: object[] = read("legal/pages.json")
  write("legal/pages.json", [...legal, { ...legal[0], slug: "cookies", title: "Cookie Notice" }])
  for (const page of ["terms", "privacy", "cookies"]) {
    const sections = join(folder, "legal", page)
    mkdirSync(sections, { recursive: true })
    const first = readdirSync(sections).length + 1
    for (let number = first; number <= limits.sections; number++) {
      const body = number === first ? wideTable : `${some(60, number)}.\n`
      const top = `---\nnumber: ${number}\nheading: ${some(3, number)} ${number}\n---\n`
      writeFileSync(join(sections, `${number}-grown.md`), `${top}\n${body}`)
    }
  }
}

/** Words of twelve writings, among them the longest that a line may have to hold. */
const writings = [
  words,
  "Donaudampfschifffahrtsgesellschaftskapitän Kurhaus Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  "λιμάνι βραδιά θάλασσα κήπος πανσέληνος ξενοδοχείο",
  "гавань вечер достопримечательность сад башня гостиница",
  "مرفأ مساء حديقة القصر الكبير برج نهر فندق",
  "נמל ערב גן מגדל מלון המלך נהר",
  "बंदरगाह शाम उद्यान मीनार अंतर्राष्ट्रीय होटल",
  "ท่าเรือ สวนกลางคืน โรงแรมริมแม่น้ำเจ้าพระยา หอคอย",
  "港灣之夜 花園酒店 新葡京娛樂場 塔樓 河畔",
  "みなと ゆうべ カジノホテル 庭園 タワー",
  "항구의저녁 정원 호텔 카지노 강변 탑",
  "ნავსადგური საღამო ბაღი სასტუმრო კოშკი",
].map(writing => writing.split(" "))

const mail = `${"reservations.and.guest.relations"}@${"a-very-long-name".repeat(2)}.example`

/** Draws content by a seed: any of all that the rules accept, up to their limits, optional or not, in any writing. */
export function drawContent(folder: string, seed: number): void {
  const choose = choices(seed)
  const upTo = (most: number) => choose([1, 2, 3, Math.ceil(most / 2), most - 1, most])
  const text = (most: number): string => {
    const length = choose([Math.ceil(most / 8), Math.ceil(most / 3), most])
    const writing = choose(writings)
    let drawn = choose(writing)
    while (drawn.length < length) drawn += ` ${choose(writing)}`
    return drawn.slice(0, length).trim()
  }
  type Rule = z.core.JSONSchema.JSONSchema
  const value = (rule: Rule, before: unknown, name = ""): unknown => {
    if (name === "email") return choose([before, mail])
    if (rule.type === "object") {
      const held = before as Record<string, unknown>
      const fields = Object.entries(rule.properties ?? {})
        .filter(([field]) => rule.required?.includes(field) || choose([true, false]))
        .map(([field, of]) => [field, value(of as Rule, held[field], field)])
      return Object.fromEntries(fields)
    }
    if (rule.type === "array") {
      const entries = before as unknown[]
      const count = upTo(Number(rule.maxItems))
      const items = Array.from({ length: count }, (_, at) => entries[at % entries.length])
      return items.map(item => value(rule.items as Rule, item))
    }
    return rule.maxLength && name !== "slug" ? text(rule.maxLength) : before
  }
  const draw = <Rules extends z.ZodType>(rules: Rules, before: unknown) =>
    value(z.toJSONSchema(rules), before) as z.output<Rules>
  const { read, write } = jsonIn(folder)
  /** Names that must differ do by a number. */
  const numbered = (name: string, number: number, most: number) =>
    `${number + 1} ${name}`.slice(0, most).trim()

  const places = Array.from({ length: upTo(limits.destinations) }, (_, at) => ({
    name: numbered(draw(destination, {}).name, at, 80),
  }))
  write("destinations.json", places)
  const [photo] = read("hotels.json")
  const hotels = Array.from({ length: upTo(limits.hotels) }, (_, at) => {
    const drawn = draw(hotel, photo)
    const own = { id: at + 1, name: numbered(drawn.name, at, 80), location: choose(places).name }
    return { ...drawn, ...own }
  })
  write("hotels.json", hotels)
  const words = draw(site, read("site.json"))
  words.hero.headlines = words.hero.headlines.map((line, at) => numbered(line, at, 80))
  for (const [at, part] of [words.hotels, words.booking, words.contact].entries()) {
    part.heading = numbered(part.heading, at, 120)
  }
  write("site.json", words)
  const legal: object[] = read("legal/pages.json")
  write(
    "legal/pages.json",
    legal.map(page => ({ ...page, ...draw(legalPage, page) })),
  )
  const story = draw(about, {})
  const front = (of: object) => {
    const lines = Object.entries(of).map(([field, held]) => `${field}: ${JSON.stringify(held)}`)
    return ["---", ...lines, "---", "", ""].join("\n")
  }
  writeFileSync(join(folder, "about.md"), `${front(story)}${text(900)}\n\n${text(900)}\n`)
  for (const page of ["terms", "privacy"]) {
    for (let number = 11; number <= 10 + upTo(limits.sections - 10); number++) {
      const section = { ...draw(legalSection, {}), number }
      section.heading = numbered(section.heading, number, 120)
      const body = choose([wideTable, text(900)])
      writeFileSync(join(folder, "legal", page, `${number}.md`), `${front(section)}${body}\n`)
    }
  }
}
