// The specification's promises, and the tests' content, so that tests can compare the pages with them.
import { readFileSync } from "node:fs"
import site from "./content/site.json"

/** The home page's sections in order, with the names of their links. */
export const sections = [
  { name: "Home", anchor: "home" },
  { name: "Casino Hotels", anchor: "casino-hotels" },
  { name: "Booking", anchor: "booking" },
  { name: "About", anchor: "about" },
  { name: "Contact", anchor: "contact" },
] as const

const text = readFileSync("docs/specification.txt", "utf8")
const [terms = [], privacy = []] = [...text.matchAll(/^Ten numbered sections: (.*)\.$/gm)].map(
  ([, names = ""]) => names.split(", "),
)

/** The legal pages, with their names in the header and the footer. */
export const legalPages = [
  {
    name: "Terms",
    path: "/terms",
    title: "Terms and Conditions",
    inFooter: "Terms & Conditions",
    sections: terms,
  },
  {
    name: "Privacy",
    path: "/privacy",
    title: "Privacy Policy",
    inFooter: "Privacy Policy",
    sections: privacy,
  },
] as const

export type Link = readonly [name: string, address: string]

const sectionLinks = (path: string, all: readonly { name: string; anchor: string }[]) =>
  all.map(({ name, anchor }): Link => [name, `${path === "/" ? "" : "/"}#${anchor}`])

export const headerLinks = (path: string): Link[] => [
  ...sectionLinks(path, sections),
  ...legalPages.map(({ name, path }): Link => [name, path]),
]

/** The footer's lists of links on a page, by name. */
export const footerLinks = (path: string): Record<string, Link[]> => ({
  "Quick links": sectionLinks(
    path,
    sections.filter(({ name }) => name !== "Contact"),
  ),
  Legal: [
    ...legalPages.map(({ inFooter, path }): Link => [inFooter, path]),
    ["Cookie Notice", longPage],
  ],
})

export const contactLinks: Link[] = [
  [site.email, `mailto:${site.email}`],
  [site.phone, "tel:+17025550148"],
]

/** The helplines, which only the footer shows. */
export const helplines: Link[] = [
  ["1-800-MY-RESET", "tel:+18006973738"],
  ["1-800-GAMBLER", "tel:+18004262537"],
]

/** A third legal page, which is long. */
export const longPage = "/cookies"

export const unknownPath = "/no-such-page"

export const paths = ["/", ...legalPages.map(({ path }) => path), longPage, unknownPath]
