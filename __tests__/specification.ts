// What the specification promises, in the tests' own words: nothing here is read from the source or the content.
// A section more on the home page, or a link more, is a row here; what the tests count follows from it.

/** The home page's sections, in a visitor's order: and what links call them. */
export const sections = [
  { name: "Home", anchor: "home" },
  { name: "Casino Hotels", anchor: "casino-hotels" },
  { name: "Booking", anchor: "booking" },
  { name: "About", anchor: "about" },
  { name: "Contact", anchor: "contact" },
] as const

/** The sections below the home page's first screen. */
export const sectionsBelow = sections.slice(1)

/** The legal pages: what the header and the footer call them, their titles and their numbered sections. */
export const legalPages = [
  {
    name: "Terms",
    path: "/terms",
    title: "Terms and Conditions",
    inFooter: "Terms & Conditions",
    sections: [
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
  },
  {
    name: "Privacy",
    path: "/privacy",
    title: "Privacy Policy",
    inFooter: "Privacy Policy",
    sections: [
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
  },
] as const

/** A link as visitors find it: its words and its address. */
export type Link = readonly [name: string, address: string]

const sectionLinks = (path: string, those: readonly { name: string; anchor: string }[]) =>
  those.map(({ name, anchor }): Link => [name, `${path === "/" ? "" : "/"}#${anchor}`])

/** The header's links on a page. */
export const headerLinks = (path: string): Link[] => [
  ...sectionLinks(path, sections),
  ...legalPages.map(({ name, path }): Link => [name, path]),
]

/** The footer's lists of links on a page, by their names. */
export const footerLinks = (path: string): Record<string, Link[]> => ({
  "Quick links": sectionLinks(
    path,
    sections.filter(({ name }) => name !== "Contact"),
  ),
  Legal: legalPages.map(({ inFooter, path }): Link => [inFooter, path]),
})

/** Where a visitor can write and call, with the tests' content; the helplines stand in the footer alone. */
export const contactLinks: Link[] = [
  ["info@marquisade.example", "mailto:info@marquisade.example"],
  ["+1 702 555 0148", "tel:+17025550148"],
]

export const helplines: Link[] = [
  ["1-800-MY-RESET", "tel:+18006973738"],
  ["1-800-GAMBLER", "tel:+18004262537"],
]

/** Every path of the site, and one that is not. */
export const paths = ["/", ...legalPages.map(({ path }) => path), "/no-such-page"]

export const hotelLocations = [
  "Las Vegas Nevada",
  "Monte Carlo Monaco",
  "Macau China",
  "Singapore",
  "Dublin Ireland",
  "Atlantic City New Jersey",
]

export const destinations = [...hotelLocations, "Aruba Caribbean", "Melbourne Australia"]

export const headlines = [
  "Best Casino And Hotel Resort",
  "Top Hotel And Casino Resort",
  "Casino And Hotel Resorts 2025",
  "Find Casino And Hotel Resorts",
]

export const established = 2022

export const headquarters = "Las Vegas"

/** What the terms say, among more. */
export const promisesOfTerms = [
  /general[^.]*48 hours before check-in[^.]*full refund/i,
  /most properties require a deposit/i,
]

/** Where the header turns solid, px from the top, and how it looks. */
export const header = {
  threshold: 20,
  atTop: "rgba(0, 0, 0, 0)",
  scrolled: "rgb(56, 21, 89)",
}
