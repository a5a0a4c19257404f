import { z } from "zod"
import { limits } from "./limits"
import { photoAddress } from "./photo-address"
import { slug } from "./slug"
import { day, text, wholeNumber } from "./text-kinds"

/** Length limits by where a text is shown. */
export const card = { limit: 80, place: "the card" }
export const label = { limit: 60, place: "the small label" }
export const heading = { limit: 120, place: "the heading" }
export const paragraph = { limit: 800, place: "the paragraph" }
export const line = { limit: 300, place: "the line" }
export const searchResult = { limit: 320, place: "a search result" }

export const hotel = z
  .strictObject({
    id: wholeNumber({
      title: "Number",
      description: "A number that no other hotel has. Visitors do not see it.",
      from: 1,
      to: 2147483647,
    }),
    name: text({ ...card, title: "Name", description: "The hotel's name, as on its card." }),
    location: text({
      ...card,
      title: "Location",
      description: "Where the hotel stands: one of the destinations, spelt as it is there.",
    }),
    image: photoAddress({
      title: "Photo address",
      description:
        "The address of the photo itself on its host (Unsplash, Wikimedia), beginning with https://.",
    }),
    imageAlt: text({
      limit: 300,
      place: "what a screen reader says in one breath",
      title: "Photo description",
      description:
        "What the photo shows, for those who cannot see it: the place, such as “The Las Vegas Strip at night”.",
    }),
    imageCredit: text({
      ...line,
      title: "Photo credit",
      description:
        "Photographer and licence where the licence asks for it, such as “Fczarnowski, CC BY-SA 4.0”. Otherwise leave it out.",
    }).optional(),
    description: text({
      ...paragraph,
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
    name: text({
      ...card,
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
    slug: slug({
      title: "Path",
      description:
        "The end of the page's address, and the name of the folder in content/legal/ with its sections.",
    }),
    title: text({ ...heading, title: "Title", description: "The page's heading." }),
    updated: day({
      title: "Last change",
      description: "The day of the last change, as year-month-day: 2026-11-21.",
    }),
    description: text({
      ...searchResult,
      title: "Description",
      description: "What a search result says about the page.",
    }),
    introduction: text({
      ...paragraph,
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
    number: wholeNumber({
      title: "Number",
      description: "The section's place on its page: 1, 2, 3 and so on, none left out.",
      from: 1,
      to: limits.sections,
    }),
    heading: text({
      ...heading,
      title: "Heading",
      description: "The section's heading. Links to the section are made of it.",
    }),
  })
  .meta({ title: "Section", description: "A section of a legal page." })

/** The front matter of content/about.md. */
export const about = z
  .strictObject({
    label: text({ ...label, title: "Label", description: "The small label above the heading." }),
    heading: text({ ...heading, title: "Heading", description: "The section's heading." }),
  })
  .meta({ title: "About", description: "The brand's story." })
