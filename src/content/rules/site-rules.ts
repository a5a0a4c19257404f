import { z } from "zod"
import { email, nationalPhone, pastYear, phone, text } from "./kinds"
import { limits } from "./limits"
import { heading, label, line, paragraph, searchResult } from "./rules"

const headline = text(80, "the first screen")
const name = text(30, "the header on a telephone")

const opening = {
  label: label.meta({ title: "Label", description: "The small label above the heading." }),
  heading: heading.meta({ title: "Heading", description: "The section's heading." }),
  introduction: paragraph.meta({
    title: "Introduction",
    description: "The paragraph under the heading.",
  }),
}

const privacy = line.meta({
  title: "Privacy",
  description: "What happens to what is typed into the form.",
})

const responsibleGambling = z
  .strictObject({
    text: paragraph.meta({
      title: "Text",
      description: "The line itself; the helplines follow it.",
    }),
    helplines: z
      .array(
        z
          .strictObject({
            name: label.meta({
              title: "Name",
              description: "The number as it is advertised, in letters.",
            }),
            phone: nationalPhone.meta({
              title: "Telephone number",
              description: "The number in digits, such as 1-800-697-3738.",
            }),
          })
          .meta({
            title: "Helpline",
            description: "A helpline for people who gamble and those close to them.",
          }),
      )
      .min(1)
      .max(8)
      .meta({ title: "Helplines", description: "Who to call." }),
  })
  .meta({ title: "Responsible gambling", description: "The line on responsible gambling." })

/** content/site.json */
export const site = z
  .strictObject({
    brand: name.meta({ title: "Brand", description: "The brand's name." }),
    established: pastYear.meta({
      title: "Year of establishment",
      description: "The year the brand was established.",
    }),
    headquarters: label.meta({
      title: "Headquarters",
      description: "The city of the headquarters.",
    }),
    email: email.meta({
      title: "E-mail address",
      description: "The e-mail address for enquiries.",
    }),
    phone: phone.meta({
      title: "Telephone number",
      description: "The number in international form, with spaces: +1 702 555 0148.",
    }),
    title: heading.meta({
      title: "Title",
      description: "The home page's title, as a browser's tab and a search result show it.",
    }),
    description: searchResult.meta({
      title: "Description",
      description: "What a search result says about the home page.",
    }),
    hero: z
      .strictObject({
        headlines: z
          .array(headline.meta({ title: "Headline", description: "One of the headlines." }))
          .min(1)
          .max(limits.headlines)
          .meta({
            title: "Headlines",
            description: "The headlines; each load of the page shows one of them.",
          }),
        sentence: line.meta({ title: "Sentence", description: "The sentence under the headline." }),
      })
      .meta({ title: "First screen", description: "The words of the first screen." }),
    hotels: z
      .strictObject(opening)
      .meta({ title: "Hotels", description: "The words above the hotels." }),
    booking: z
      .strictObject({
        ...opening,
        promises: z
          .array(line.meta({ title: "Promise", description: "What a visitor can count on." }))
          .min(1)
          .max(6)
          .meta({
            title: "Promises",
            description: "What a visitor can count on, a sentence each.",
          }),
        privacy,
      })
      .meta({ title: "Booking", description: "The words beside the booking request form." }),
    contact: z
      .strictObject({ ...opening, privacy })
      .meta({ title: "Contact", description: "The words beside the contact form." }),
    withoutScript: line.meta({
      title: "Without JavaScript",
      description:
        "Shown beside both forms where JavaScript is off; mail and telephone links follow.",
    }),
    footer: z
      .strictObject({
        blurb: paragraph.meta({
          title: "About the brand",
          description: "One or two sentences about the brand.",
        }),
        responsibleGambling,
        photos: line.meta({
          title: "Photos",
          description: "What the photos show; their credits follow.",
        }),
      })
      .meta({ title: "Footer", description: "The words of the footer." }),
    notFound: z
      .strictObject({
        title: heading.meta({ title: "Title", description: "The page's heading." }),
        status: label.meta({ title: "Status", description: "The line under the heading." }),
        text: paragraph.meta({ title: "Text", description: "What to do next." }),
      })
      .meta({ title: "Page not found", description: "The words of the page for an unknown path." }),
  })
  .meta({
    title: "Site",
    description:
      "Facts about the brand and the words of the home page, the footer and the not-found page.",
  })
