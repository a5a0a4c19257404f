import { z } from "zod"
import { day, group, list, text, wholeNumber } from "./kinds"
import { limits } from "./limits"
import { photoAddress } from "./photo-address"
import { slug } from "./slug"

const card = text(80, "the card")
export const label = text(60, "the small label")
export const heading = text(120, "the heading")
export const paragraph = text(800, "the paragraph")
export const line = text(300, "the line")
export const searchResult = text(320, "a search result")
const spoken = text(300, "what a screen reader says in one breath")

export const hotel = group("Hotel", "A featured hotel.", {
  id: wholeNumber(1, 2147483647)(
    "Number",
    "A number that no other hotel has. Visitors do not see it.",
  ),
  name: card("Name", "The hotel's name, as on its card."),
  location: card(
    "Location",
    "Where the hotel is: one of the destinations, spelt as it is there.",
  ).meta({ control: "destination" }),
  image: photoAddress(
    "Photo address",
    "The address of the photo itself on its host (Unsplash, Wikimedia), beginning with https://.",
  ),
  imageAlt: spoken(
    "Photo description",
    "What the photo shows, for those who cannot see it: the place, such as “The Las Vegas Strip at night”.",
  ),
  imageCredit: line(
    "Photo credit",
    "Photographer and licence where the licence asks for it, such as “Fczarnowski, CC BY-SA 4.0”. Otherwise leave it out.",
  ).optional(),
  description: paragraph(
    "Description",
    "One or two sentences about the place, the rooms and the evenings.",
  ),
})

export const hotels = list(
  "Hotels",
  "The featured hotels, in the order in which visitors see them.",
  limits.hotels,
  hotel,
)

export const destination = group("Destination", "A place to choose in the booking form.", {
  name: card(
    "Name",
    "The place as it is written everywhere: in the booking form and on the cards.",
  ),
})

export const destinations = list(
  "Destinations",
  "The places to choose from in the booking form, in its order.",
  limits.destinations,
  destination,
)

export const legalPage = group("Page", "A legal page.", {
  slug: slug(
    "Path",
    "The end of the page's address, and the name of the folder in content/legal/ with its sections.",
  ),
  title: heading("Title", "The page's heading."),
  updated: day("Last change", "The day of the last change, as year-month-day: 2026-11-21."),
  description: searchResult("Description", "What a search result says about the page."),
  introduction: paragraph("Introduction", "The paragraph under the page's heading."),
})

export const legalPages = z.array(legalPage).max(limits.legalPages).meta({
  title: "Legal pages",
  description: "The legal pages: what is above the sections of each.",
})

/** The front matter of a legal section. */
export const legalSection = group("Section", "A section of a legal page.", {
  number: wholeNumber(1, limits.sections)(
    "Number",
    "The section's place on its page: 1, 2, 3 and so on, none left out.",
  ),
  heading: heading("Heading", "The section's heading. Links to the section are made from it."),
})

/** The front matter of content/about.md. */
export const about = group("About", "The brand's story.", {
  label: label("Label", "The small label above the heading."),
  heading: heading("Heading", "The section's heading."),
})
