import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

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
    expect(hotels.map(({ location }) => location)).toEqual([
      "Las Vegas Nevada",
      "Monte Carlo Monaco",
      "Macau China",
      "Singapore",
      "Dublin Ireland",
      "Atlantic City New Jersey",
    ])
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
  expect(names).toEqual([
    "Las Vegas Nevada",
    "Monte Carlo Monaco",
    "Macau China",
    "Singapore",
    "Dublin Ireland",
    "Atlantic City New Jersey",
    "Aruba Caribbean",
    "Melbourne Australia",
  ])
})

test("the headlines are the four of the specification", () => {
  expect(site.hero.headlines).toEqual([
    "Best Casino And Hotel Resort",
    "Top Hotel And Casino Resort",
    "Casino And Hotel Resorts 2025",
    "Find Casino And Hotel Resorts",
  ])
})

test("the brand was established in 2022 and has its headquarters in Las Vegas", () => {
  expect(site).toMatchObject({ established: 2022, headquarters: "Las Vegas" })
})

test("an unknown path is answered in the routing library's words", () => {
  expect(site.notFound.title).toBe("Unexpected Application Error!")
})

const headings = {
  terms: [
    "Introduction",
    "Booking Terms",
    "Cancellation Policy",
    "User Responsibilities",
    "Website Usage",
    "Liability Limitations",
    "Dispute Resolution",
    "Account Security",
    "Modifications to Terms",
    "Contact Information",
  ],
  privacy: [
    "Introduction",
    "Information Collection",
    "Use of Information",
    "Data Protection",
    "Cookies Policy",
    "Third-Party Sharing",
    "User Rights",
    "Marketing Communications",
    "Policy Updates",
    "Contact Information",
  ],
}

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

describe.each(Object.entries(headings))("the sections of %s", (page, expected) => {
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
