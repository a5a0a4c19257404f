import { check } from "../../../src/content/check"
import type { Files } from "../../../src/content/content-files"

/** The content's files, each by its path: its text, or its bytes. */
export type Sample = Record<string, string | Buffer>

/** The files, each by its path. */
export const about = "content/about.md"
export const destinations = "content/destinations.json"
export const hotels = "content/hotels.json"
export const privacy = "content/legal/privacy.md"
export const site = "content/site.json"
export const terms = "content/legal/terms.md"

const places = ["Rome", "Oslo", "Lima", "Cairo", "Delhi", "Kyoto", "Quito", "Perth"]

const sampleHotels = places.slice(0, 6).map((location, index) => ({
  name: `House ${"ABCDEF"[index]}`,
  location,
  image: `https://photos.example/${location.toLowerCase()}_at-night.jpg`,
  imageAlt: `${location} seen from above`,
  ...(index === 1 && { imageCredit: "A. Painter, CC BY 4.0" }),
  description: `A house in ${location}.`,
}))

const opening = (of: string) => ({
  label: `Label of ${of}`,
  heading: `Heading of ${of}`,
  introduction: `Introduction of ${of}.`,
})

const words = {
  brand: "Brand",
  established: 2022,
  headquarters: "Rome",
  email: "info@brand.example",
  phone: "+1 702 555 0100",
  title: "Title of the home page",
  description: "Description of the home page.",
  hero: {
    headlines: ["Headline one", "Headline two", "Headline three", "Headline four"],
    sentence: "Sentence.",
  },
  hotels: opening("hotels"),
  booking: { ...opening("booking"), privacy: "Privacy of booking." },
  contact: { ...opening("contact"), privacy: "Privacy of contact." },
  withoutScript: "Without script.",
  footer: {
    blurb: "Blurb.",
    responsibleGambling: {
      text: "Text.",
      helplines: [{ name: "1-800-HELP-YOU", phone: "+1-800-435-7968" }],
    },
    photos: "Photos.",
  },
  notFound: { title: "Not found", status: "404", text: "Go home." },
}

const headings = ["Introduction", "Booking Terms", "Cancellation Policy", "Data Protection"]

/** A legal page with these sections. */
export function legalPage(slug: string, sections: readonly string[] = headings): string {
  const fields = `title: Title of ${slug}\nupdated: 2024-02-29\ndescription: Description of ${slug}.\nintroduction: Introduction of ${slug}.\n`
  const texts = sections.map(heading => `\n## ${heading}\n\nText of ${heading}.\n`)
  return `---\n${fields}---\n${texts.join("")}`
}

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`

/** Valid content that no editor changes. */
export function sampleContent(): Sample {
  return {
    [site]: json(words),
    [hotels]: json(sampleHotels),
    [destinations]: json(places.map(name => ({ name }))),
    [about]: "---\nlabel: Our label\nheading: Our heading\n---\n\nOur story.\n",
    [terms]: legalPage("terms"),
    [privacy]: legalPage("privacy"),
  }
}

/** The sample content, with the texts of these files changed. */
export function sampleWith(changes: Record<string, (text: string) => string>): Sample {
  const files = sampleContent()
  for (const [file, change] of Object.entries(changes)) files[file] = change(String(files[file]))
  return files
}

export function filesOf(sample: Sample): Files {
  const bytes = Object.entries(sample).map(
    ([file, text]) => [file, typeof text === "string" ? Buffer.from(text) : text] as const,
  )
  return new Map(bytes)
}

export function problemsIn(sample: Sample) {
  return check(filesOf(sample)).problems
}
