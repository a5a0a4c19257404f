// The specification's promises, and the tests' content, so that tests can compare the pages with them.
import site from "./content/site.json"

/** The home page's sections in order, with the names of their links. */
export const sections = [
  { name: "Home", anchor: "home" },
  { name: "Casino Hotels", anchor: "casino-hotels" },
  { name: "Booking", anchor: "booking" },
  { name: "About", anchor: "about" },
  { name: "Contact", anchor: "contact" },
] as const

/** The legal pages, with their names in the header and the footer. */
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

/** A link's text and address. */
export type Link = readonly [name: string, address: string]

const sectionLinks = (path: string, all: readonly { name: string; anchor: string }[]) =>
  all.map(({ name, anchor }): Link => [name, `${path === "/" ? "" : "/"}#${anchor}`])

/** The header's links on a page. */
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

/** The email address and telephone number. */
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

/** Every path of the site and one without a page. */
export const paths = ["/", ...legalPages.map(({ path }) => path), longPage, "/no-such-page"]

/** The scroll position (px) past which the header is solid, and its backgrounds: solid is any color of the owner's. */
export const header = { threshold: 20, atTop: "rgba(0, 0, 0, 0)", scrolled: /^rgb\(/ }
