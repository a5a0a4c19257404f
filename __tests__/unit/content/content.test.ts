import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { specification } from "../../../src/content/rules/specification"

interface Hotel {
  id: number
  name: string
  location: string
  image: string
  imageAlt: string
  description: string
}

const content = join(__dirname, "../../content")

function read(file: string) {
  return readFileSync(join(content, file), "utf8")
}

const site = JSON.parse(read("site.json"))
const hotels: Hotel[] = JSON.parse(read("hotels.json"))
const destinations: { name: string }[] = JSON.parse(read("destinations.json"))
const names = destinations.map(({ name }) => name)

describe("the hotels", () => {
  test("are six, numbered from 1 to 6", () => {
    expect(hotels.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test("have a name each", () => {
    expect(new Set(hotels.map(({ name }) => name)).size).toBe(6)
  })

  test("stand in the six places of the specification", () => {
    expect(hotels.map(({ location }) => location)).toEqual(specification.hotelLocations)
  })

  test.each(hotels)("$name stands in a place that a booking can be requested for", hotel => {
    expect(names).toContain(hotel.location)
  })

  test.each(hotels)("$name has its photo on an external host, over https", ({ image }) => {
    expect(new URL(image).protocol).toBe("https:")
  })

  test.each(hotels)("$name has a description, and words for its photo", hotel => {
    expect(hotel.description).toMatch(/\w.*\.$/)
    expect(hotel.imageAlt).toMatch(/\w/)
  })
})

test("the destinations are the eight of the specification, in its order", () => {
  expect(names).toEqual(specification.destinations)
})

test("the headlines are the four of the specification", () => {
  expect(site.hero.headlines).toEqual(specification.headlines)
})

test("the brand was established in 2022 and has its headquarters in Las Vegas", () => {
  const { established, headquarters } = specification
  expect(site).toMatchObject({ established, headquarters })
})

test("an unknown path is answered in the routing library's words", () => {
  expect(site.notFound.title).toBe("Unexpected Application Error!")
})

/** The sections of a legal page, in order of their file names. */
function legalSections(page: string) {
  return readdirSync(join(content, "legal", page))
    .sort()
    .map(file => {
      const [, number, heading, text = ""] =
        /^---\nnumber: (\d+)\nheading: (.+)\n---\n(.*)$/s.exec(read(`legal/${page}/${file}`)) ?? []
      return { number: Number(number), heading, text }
    })
}

describe.each(Object.entries(specification.legal))("the sections of %s", (page, expected) => {
  const sections = legalSections(page)

  test("are numbered from 1 to 10", () => {
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test("have the headings of the specification, in its order", () => {
    expect(sections.map(({ heading }) => heading)).toEqual(expected)
  })

  test.each(sections)("$number. $heading has substance: 60 words or more", ({ text }) => {
    const words = text.replaceAll(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)
    expect(words?.length).toBeGreaterThanOrEqual(60)
  })
})

describe("the terms", () => {
  const text = legalSections("terms")
    .map(section => section.text)
    .join(" ")
    .replace(/\s+/g, " ")

  test("say that in general, cancelling up to 48 hours before check-in may get a full refund", () => {
    expect(text).toMatch(/general[^.]*48 hours before check-in may get a full refund/i)
  })

  test("say that most properties require a deposit", () => {
    expect(text).toMatch(/most properties require a deposit/i)
  })
})
