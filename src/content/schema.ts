import { z } from "zod"
import { date, email, field, list, object, phone, photoUrl, text, wholeNumber } from "./fields"

/** The licenses that a photo’s credit can name, with their pages. */
export const licenses: Readonly<Record<string, string>> = {
  "CC BY 4.0": "https://creativecommons.org/licenses/by/4.0/",
  "CC BY 3.0": "https://creativecommons.org/licenses/by/3.0/",
  "CC BY 2.5": "https://creativecommons.org/licenses/by/2.5/",
  "CC BY 2.0": "https://creativecommons.org/licenses/by/2.0/",
  "CC BY-SA 4.0": "https://creativecommons.org/licenses/by-sa/4.0/",
  "CC BY-SA 3.0": "https://creativecommons.org/licenses/by-sa/3.0/",
  "CC BY-SA 2.5": "https://creativecommons.org/licenses/by-sa/2.5/",
  "CC BY-SA 2.0": "https://creativecommons.org/licenses/by-sa/2.0/",
  "CC0 1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
  "Public domain": "https://creativecommons.org/publicdomain/mark/1.0/",
  "Unsplash License": "https://unsplash.com/license",
  "Pexels License": "https://www.pexels.com/license/",
}

const label = text(60)
/** Names are compared with others, so their spaces are plain. */
const name = text(80).overwrite(value => value.replace(/\s+/g, " "))
const heading = text(120)
const sentence = text(300).meta({ control: "multiline" })
const paragraph = text(800).meta({ control: "multiline" })
const year = wholeNumber(1800, 2100)
const license = z.enum(Object.keys(licenses))

const hotel = object("Hotel", "A featured hotel.", {
  name: field(name, "Name", "The hotel’s name, as shown on its card."),
  location: field(
    name.meta({ control: "destination" }),
    "Location",
    "The hotel’s destination. Add a new one under Destinations first.",
  ),
  image: field(
    photoUrl,
    "Photo address",
    "Uploads are not possible. The https:// address of the image itself, on Unsplash, Wikimedia Commons or the website’s own photo host. Right-click the photo there, and choose “Copy image address”.",
  ),
  imageAlt: field(
    sentence,
    "Photo description",
    "Describes the photo to people who cannot see it, such as “The Las Vegas Strip at night”.",
  ),
  credit: object("Photo credit", "Most licenses on Wikimedia Commons require it.", {
    by: field(heading, "Photographer", "The photographer’s name, as the photo’s page gives it."),
    license: field(license, "License", "The photo’s license and its version.").optional(),
  }).optional(),
  description: field(
    paragraph,
    "Description",
    "One or two sentences about the place and the rooms.",
  ),
})

export type Hotel = z.infer<typeof hotel>

export const hotels = field(list(24, hotel), "Hotels", "The featured hotels, in page order.")

const destination = object("Destination", "A destination in the booking form.", {
  name: field(name, "Name", "The destination’s name, as shown in the form and on the cards."),
})

export const destinations = field(
  list(40, destination),
  "Destinations",
  "The destinations, in order.",
)

export const legalPage = object("Legal page", "A legal page.", {
  title: field(heading, "Title", "The page’s heading."),
  updated: field(date, "Last updated", "The date of the last change. Change it with the text."),
  description: field(sentence, "Description", "The page’s description in search results."),
  introduction: field(paragraph, "Introduction", "The paragraph under the page’s heading."),
})

const sectionHeading = {
  label: field(label, "Label", "The small label above the heading (optional).").optional(),
  heading: field(heading, "Heading", "The section’s heading."),
}

export const about = object("Our story", "The story of the brand.", sectionHeading)

const sectionIntro = {
  ...sectionHeading,
  introduction: field(paragraph, "Introduction", "The paragraph under the heading."),
}

const formIntro = {
  ...sectionIntro,
  privacy: field(sentence, "Privacy", "Explains what happens to the data that visitors enter."),
  answered: field(
    sentence,
    "Answered",
    "Replaces the text of “Privacy” once the form is answered; email and phone follow.",
  ),
}

const helpline = object("Helpline", "A helpline for people who gamble and those close to them.", {
  name: field(label, "Advertised number", "The number as advertised, such as 1-800-GAMBLER."),
  phone: phone("+1-800-697-3738"),
})

export const siteCopy = object(
  "Brand, home page and footer",
  "Facts about the brand, and the text of the home page, the footer and the not-found page.",
  {
    brand: field(text(30), "Brand", "The brand’s name."),
    established: field(year, "Year of establishment", "The year the brand was established."),
    headquarters: field(label, "Headquarters", "The city of the headquarters."),
    email: field(
      email,
      "Email address",
      "The address for inquiries, of the form name@host.example.",
    ),
    phone: phone("+1 702 555 0148"),
    title: field(heading, "Title", "The home page’s title in browser tabs and search results."),
    description: field(sentence, "Description", "The home page’s description in search results."),
    hero: object("First screen", "The text of the first screen.", {
      headlines: field(
        list(12, field(text(80), "Headline", "One of the headlines.")),
        "Headlines",
        "The headlines. Each visit shows one of them at random.",
      ),
      sentence: field(sentence, "Sentence", "The sentence under the headline."),
    }),
    hotels: object("Hotels", "The text above the hotels.", sectionIntro),
    booking: object("Booking", "The text beside the booking form.", formIntro),
    contact: object("Contact", "The text beside the contact form.", formIntro),
    withoutScript: field(
      sentence,
      "Without JavaScript",
      "Shown in both forms if JavaScript is off or fails.",
    ),
    footer: object("Footer", "The text of the footer.", {
      blurb: field(paragraph, "About the brand", "One or two sentences about the brand."),
      responsibleGambling: object("Responsible gambling", "The responsible gambling notice.", {
        text: field(paragraph, "Text", "The notice itself. The helplines follow it."),
        helplines: field(list(8, helpline), "Helplines", "The helplines, in order."),
      }).optional(),
      photos: field(sentence, "Photos", "A sentence about the photos. Their credits follow it."),
    }),
    notFound: object("Page not found", "The text of the page shown for an unknown address.", {
      title: field(heading, "Title", "The page’s heading."),
      status: field(label, "Status", "The small label above the heading."),
      text: field(paragraph, "Text", "Tells visitors what to do next."),
    }),
  },
)

export type SiteCopy = z.infer<typeof siteCopy>
