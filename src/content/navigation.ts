/** The home page's sections that the header links to, in order (specification, 2). */
export const homeSections = [
  { id: "home", name: "Home" },
  { id: "casino-hotels", name: "Casino Hotels" },
  { id: "booking", name: "Booking" },
  { id: "about", name: "About" },
  { id: "contact", name: "Contact" },
] as const

/** The required legal pages, with their names in the header and the footer (specification, 2). */
export const legalLinks = [
  { slug: "terms", inHeader: "Terms", inFooter: "Terms & Conditions" },
  { slug: "privacy", inHeader: "Privacy", inFooter: "Privacy Policy" },
]
