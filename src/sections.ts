/** The home page's sections that the header links to, in the page's order (specification, 2). */
export const sections = [
  { id: "home", name: "Home" },
  { id: "casino-hotels", name: "Casino Hotels" },
  { id: "booking", name: "Booking" },
  { id: "about", name: "About" },
  { id: "contact", name: "Contact" },
] as const

/** Takes the visitor to a section of the page they are on, as a link to it would. */
export function showSection(id: (typeof sections)[number]["id"]): void {
  window.location.assign(`#${id}`)
}
