import { z } from "zod"
import { day, text, wholeNumber } from "./kinds"
import { limits } from "./limits"
import { photoAddress } from "./photo-address"
import { slug } from "./slug"

export const card = text(80, "the card")
export const label = text(60, "the small label")
export const heading = text(120, "the heading")
export const paragraph = text(800, "the paragraph")
export const line = text(300, "the line")
export const searchResult = text(320, "a search result")
const spoken = text(300, "what a screen reader says in one breath")

export const hotel = z
  .strictObject({
    id: wholeNumber(1, 2147483647).meta({
      title: "Number",
      description: "A number that no other hotel has. Visitors do not see it.",
    }),
    name: card.meta({ title: "Name", description: "The hotel's name, as on its card." }),
    location: card.meta({
      title: "Location",
      description: "Where the hotel stands: one of the destinations, spelt as it is there.",
      control: "destination",
    }),
    image: photoAddress.meta({
      title: "Photo address",
      description:
        "The address of the photo itself on its host (Unsplash, Wikimedia), beginning with https://.",
    }),
    imageAlt: spoken.meta({
      title: "Photo description",
      description:
        "What the photo shows, for those who cannot see it: the place, such as “The Las Vegas Strip at night”.",
    }),
    imageCredit: line
      .meta({
        title: "Photo credit",
        description:
          "Photographer and licence where the licence asks for it, such as “Fczarnowski, CC BY-SA 4.0”. Otherwise leave it out.",
      })
      .optional(),
    description: paragraph.meta({
      title: "Description",
      description: "One or two sentences on place, rooms and evenings.",
    }),
  })
  .meta({ title: "Hotel", description: "A featured hotel." })

export const hotels = z.array(hotel).min(1).max(limits.hotels).meta({
  title: "Hotels",
  description: "The featured hotels, in the order in which visitors see them.",
})

export const destination = z
  .strictObject({
    name: card.meta({
      title: "Name",
      description: "The place as it is written everywhere: in the booking form and on the cards.",
    }),
  })
  .meta({ title: "Destination", description: "A place to choose in the booking form." })

export const destinations = z.array(destination).min(1).max(limits.destinations).meta({
  title: "Destinations",
  description: "The places to choose from in the booking form, in its order.",
})

export const legalPage = z
  .strictObject({
    slug: slug.meta({
      title: "Path",
      description:
        "The end of the page's address, and the name of the folder in content/legal/ with its sections.",
    }),
    title: heading.meta({ title: "Title", description: "The page's heading." }),
    updated: day.meta({
      title: "Last change",
      description: "The day of the last change, as year-month-day: 2026-11-21.",
    }),
    description: searchResult.meta({
      title: "Description",
      description: "What a search result says about the page.",
    }),
    introduction: paragraph.meta({
      title: "Introduction",
      description: "The paragraph under the page's heading.",
    }),
  })
  .meta({ title: "Page", description: "A legal page." })

export const legalPages = z.array(legalPage).max(limits.legalPages).meta({
  title: "Legal pages",
  description: "The legal pages: what stands above the sections of each.",
})

/** The front matter of a legal section. */
export const legalSection = z
  .strictObject({
    number: wholeNumber(1, limits.sections).meta({
      title: "Number",
      description: "The section's place on its page: 1, 2, 3 and so on, none left out.",
    }),
    heading: heading.meta({
      title: "Heading",
      description: "The section's heading. Links to the section are made of it.",
    }),
  })
  .meta({ title: "Section", description: "A section of a legal page." })

/** The front matter of content/about.md. */
export const about = z
  .strictObject({
    label: label.meta({ title: "Label", description: "The small label above the heading." }),
    heading: heading.meta({ title: "Heading", description: "The section's heading." }),
  })
  .meta({ title: "About", description: "The brand's story." })
