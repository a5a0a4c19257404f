import { z } from "zod"
import { limits } from "./limits"
import { heading, label, line, paragraph, searchResult } from "./rules"
import { email, nationalPhone, pastYear, phone, text } from "./text-kinds"

const opening = {
  label: label("Label", "The small label above the heading."),
  heading: heading("Heading", "The section's heading."),
  introduction: paragraph("Introduction", "The paragraph under the heading."),
}

const privacy = line("Privacy", "What happens to what is typed into the form.")

const hero = z
  .strictObject({
    headlines: z
      .array(text(80, "the first screen")("Headline", "One of the headlines."))
      .min(1)
      .max(limits.headlines)
      .meta({
        title: "Headlines",
        description: "The headlines; each load of the page shows one of them.",
      }),
    sentence: line("Sentence", "The sentence under the headline."),
  })
  .meta({ title: "First screen", description: "The words of the first screen." })

const booking = z
  .strictObject({
    ...opening,
    promises: z
      .array(line("Promise", "What a visitor can count on."))
      .min(1)
      .max(6)
      .meta({ title: "Promises", description: "What a visitor can count on, a sentence each." }),
    privacy,
  })
  .meta({ title: "Booking", description: "The words beside the booking request form." })

const helpline = z
  .strictObject({
    name: label("Name", "The number as it is advertised, in letters."),
    phone: nationalPhone("Telephone number", "The number in digits, such as 1-800-697-3738."),
  })
  .meta({
    title: "Helpline",
    description: "A helpline for people who gamble and those close to them.",
  })

const footer = z
  .strictObject({
    blurb: paragraph("About the brand", "One or two sentences about the brand."),
    responsibleGambling: z
      .strictObject({
        text: paragraph("Text", "The line itself; the helplines follow it."),
        helplines: z
          .array(helpline)
          .min(1)
          .max(8)
          .meta({ title: "Helplines", description: "Who to call." }),
      })
      .meta({ title: "Responsible gambling", description: "The line on responsible gambling." }),
    photos: line("Photos", "What the photos show; their credits follow."),
  })
  .meta({ title: "Footer", description: "The words of the footer." })

/** content/site.json */
export const site = z
  .strictObject({
    brand: text(30, "the header on a telephone")("Brand", "The brand's name."),
    established: pastYear("Year of establishment", "The year the brand was established."),
    headquarters: label("Headquarters", "The city of the headquarters."),
    email: email("E-mail address", "The e-mail address for enquiries."),
    phone: phone(
      "Telephone number",
      "The number in international form, with spaces: +1 702 555 0148.",
    ),
    title: heading(
      "Title",
      "The home page's title, as a browser's tab and a search result show it.",
    ),
    description: searchResult("Description", "What a search result says about the home page."),
    hero,
    hotels: z
      .strictObject(opening)
      .meta({ title: "Hotels", description: "The words above the hotels." }),
    booking,
    contact: z
      .strictObject({ ...opening, privacy })
      .meta({ title: "Contact", description: "The words beside the contact form." }),
    withoutScript: line(
      "Without JavaScript",
      "Shown beside both forms where JavaScript is off; mail and telephone links follow.",
    ),
    footer,
    notFound: z
      .strictObject({
        title: heading("Title", "The page's heading."),
        status: label("Status", "The line under the heading."),
        text: paragraph("Text", "What to do next."),
      })
      .meta({
        title: "Page not found",
        description: "The words of the page for an unknown path.",
      }),
  })
  .meta({
    title: "Site",
    description:
      "Facts about the brand and the words of the home page, the footer and the not-found page.",
  })
