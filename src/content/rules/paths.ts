/** Files of the content. */
export const hotelsFile = "content/hotels.json"
export const destinationsFile = "content/destinations.json"
export const siteFile = "content/site.json"
export const aboutFile = "content/about.md"
export const legalPagesFile = "content/legal/pages.json"

/** The slug of the legal page that a file is a section of. */
export function legalPageOf(file: string): string | undefined {
  return /^content\/legal\/([^/.][^/]*)\/[^/]+\.md$/.exec(file)?.[1]
}

/** Paths of the pages that content fills, apart from the legal pages, whose paths are content themselves. */
export const pages = ["/"] as const

/** The legal pages that must stay, with what the header and the footer call them (specification, 2). */
export const legalLinks = [
  { slug: "terms", short: "Terms", title: "Terms & Conditions" },
  { slug: "privacy", short: "Privacy", title: "Privacy Policy" },
]

export const neededPages = legalLinks.map(({ slug }) => slug)
