import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { limits } from "../src/content/schema"

const latin =
  "harbor evening terrace supper salon stone garden river tower lantern quiet marble velvet morning desert window promenade orchard balcony piano copper library fountain courtyard avenue tide"

/** Words of other writings, and the longest that a line may have to hold. */
const others = [
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
]

/** Some words, different for each number, the first with a capital letter. */
function some(count: number, number: number, writing = latin): string {
  const list = writing.split(" ")
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

/** Makes the content in a folder grow to the most that there may be of everything, some of it long. */
export function growContent(folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"))
  const write = (file: string, data: object) =>
    writeFileSync(join(folder, file), JSON.stringify(data, null, 2))
  const more = <Item>(items: Item[], count: number, make: (number: number) => Item) => [
    ...items,
    ...Array.from({ length: count - items.length }, (_, at) => make(items.length + at + 1)),
  ]

  const places: object[] = read("destinations.json")
  const place = (number: number) => ({ name: `${some(2, number, others[number % 16])} ${number}` })
  write("destinations.json", more(places, limits.destinations, place))

  const hotels: object[] = more(read("hotels.json"), limits.hotels, number => ({
    name: `The ${some(2, number)}`,
    location: "Singapore",
    image: `https://images.unsplash.com/photo-16058335562${number}-ea5c${number * 7919}`,
    imageAlt: some(6, number),
    description: `${some(12, number)}.`,
    ...(number % 2 && { imageCredit: `${some(2, number)}, CC BY-SA 4.0` }),
  }))
  const long = { name: some(20, 3).slice(0, 80).trim(), description: some(200, 5).slice(0, 799) }
  hotels[3] = { ...hotels[3], ...long }
  for (const [at, writing] of others.entries()) {
    const foreign = { name: some(3, at, writing).slice(0, 80), description: some(20, at, writing) }
    hotels[limits.hotels - 1 - at] = { ...hotels[limits.hotels - 1 - at], ...foreign }
  }
  write("hotels.json", hotels)

  const words = read("site.json")
  const { headlines } = words.hero
  words.hero.headlines = more(headlines, limits.headlines - 1, number => `Casino ${number}`)
  words.hero.headlines.push(`${some(20, 9).slice(0, 72).trim()} Casino`)
  words.email = `${"reservations-".repeat(3)}desk@marquisade.example`
  write("site.json", words)

  const terms = readFileSync(join(folder, "legal/terms.md"), "utf8")
  const cookies = terms.replace("title: Terms and Conditions", "title: Cookie Notice")
  writeFileSync(join(folder, "legal/cookies.md"), cookies)
  for (const page of ["terms", "privacy", "cookies"]) {
    const file = join(folder, `legal/${page}.md`)
    const text = readFileSync(file, "utf8")
    const first = (text.match(/^## /gm) ?? []).length + 1
    const sections = Array.from({ length: limits.sections + 1 - first }, (_, at) => {
      const number = first + at
      const writing = page === "terms" ? others[number - 30] : undefined
      const body = number === first ? wideTable : `${some(60, number, writing)}.\n`
      return `\n## ${some(3, number)} ${number}\n\n${body}`
    })
    writeFileSync(file, text + sections.join(""))
  }
}
