import { z } from "zod"
import { limits } from "./limits"
import { heading, label, line, paragraph, searchResult } from "./rules"
import { email, nationalPhone, pastYear, phone, text } from "./text-kinds"

const privacy = text({
  ...line,
  title: "Privacy",
  description: "What happens to what is typed into the form.",
})

const opening = {
  label: text({ ...label, title: "Label", description: "The small label above the heading." }),
  heading: text({ ...heading, title: "Heading", description: "The section's heading." }),
  introduction: text({
    ...paragraph,
    title: "Introduction",
    description: "The paragraph under the heading.",
  }),
}

const helpline = z
  .strictObject({
    name: text({
      ...label,
      title: "Name",
      description: "The number as it is advertised, in letters.",
    }),
    phone: nationalPhone({
      title: "Telephone number",
      description: "The number in digits, such as 1-800-697-3738.",
    }),
  })
  .meta({ title: "Helpline", description: "Somebody to call." })

const footer = z.strictObject({
  blurb: text({
    ...paragraph,
    title: "About the brand",
    description: "One or two sentences about the brand.",
  }),
  responsibleGambling: z
    .strictObject({
      text: text({
        ...paragraph,
        title: "Text",
        description: "The line itself; the helplines follow it.",
      }),
      helplines: z
        .array(helpline)
        .min(1)
        .max(8)
        .meta({ title: "Helplines", description: "Who to call." }),
    })
    .meta({ title: "Responsible gambling", description: "The line on responsible gambling." }),
  photos: text({
    ...line,
    title: "Photos",
    description: "What the photos show; their credits follow.",
  }),
})

/** content/site.json */
export const site = z
  .strictObject({
    brand: text({
      limit: 30,
      place: "the header on a telephone",
      title: "Brand",
      description: "The brand's name.",
    }),
    established: pastYear({
      title: "Year of establishment",
      description: "The year the brand was established.",
    }),
    headquarters: text({
      ...label,
      title: "Headquarters",
      description: "The city of the headquarters.",
    }),
    email: email({ title: "E-mail address", description: "The e-mail address for enquiries." }),
    phone: phone({
      title: "Telephone number",
      description: "In international form, with spaces: +1 702 555 0148.",
    }),
    title: text({
      ...heading,
      title: "Title",
      description: "The home page's title, as a browser's tab and a search result show it.",
    }),
    description: text({
      ...searchResult,
      title: "Description",
      description: "What a search result says about the home page.",
    }),
    hero: z
      .strictObject({
        headlines: z
          .array(
            text({
              limit: 80,
              place: "the first screen",
              title: "Headline",
              description: "One of the headlines.",
            }),
          )
          .min(1)
          .max(limits.headlines)
          .meta({
            title: "Headlines",
            description: "The headlines; each load of the page shows one of them.",
          }),
        sentence: text({
          ...line,
          title: "Sentence",
          description: "The sentence under the headline.",
        }),
      })
      .meta({ title: "First screen", description: "The words of the first screen." }),
    hotels: z
      .strictObject(opening)
      .meta({ title: "Hotels", description: "The words above the hotels." }),
    booking: z
      .strictObject({
        ...opening,
        promises: z
          .array(text({ ...line, title: "Promise", description: "What a visitor can count on." }))
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
    withoutScript: text({
      ...line,
      title: "Without JavaScript",
      description:
        "Shown beside both forms where JavaScript is off; mail and telephone links follow.",
    }),
    footer: footer.meta({ title: "Footer", description: "The words of the footer." }),
    notFound: z
      .strictObject({
        title: text({ ...heading, title: "Title", description: "The page's heading." }),
        status: text({ ...label, title: "Status", description: "The line under the heading." }),
        text: text({ ...paragraph, title: "Text", description: "What to do next." }),
      })
      .meta({
        title: "Page not found",
        description: "The words of the page for an unknown path.",
      }),
  })
  .meta({
    title: "Site",
    description: "Facts about the brand and the words of the home page and the footer.",
  })
