import { z } from "zod"
import { date, email, fieldMaker, list, object, phone, photoUrl, text, wholeNumber } from "./fields"

const creativeCommons = (kind: "by" | "by-sa") =>
  Object.fromEntries(
    ["4.0", "3.0", "2.5", "2.0"].map(version => [
      `CC ${kind.toUpperCase()} ${version}`,
      `https://creativecommons.org/licenses/${kind}/${version}/`,
    ]),
  )

/** The licenses that a photo’s credit can name, with their pages. */
export const licenses: Readonly<Record<string, string>> = {
  ...creativeCommons("by"),
  ...creativeCommons("by-sa"),
  "CC0 1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
  "Public domain": "https://creativecommons.org/publicdomain/mark/1.0/",
  "Unsplash License": "https://unsplash.com/license",
  "Pexels License": "https://www.pexels.com/license/",
}

const label = text(60)
/** Names are compared with others, so their spaces are plain. */
const name = (title: string, description: string) =>
  text(80)(title, description).overwrite(value => value.replace(/\s+/g, " "))
const heading = text(120)
const sentence = text(300)
const paragraph = text(800)
const year = wholeNumber(1800, 2100)
const license = fieldMaker(z.enum(Object.keys(licenses)))

const hotel = object("Hotel", "A featured hotel.", {
  name: name("Name", "The hotel’s name, as shown on its card."),
  location: name(
    "Location",
    "The hotel’s destination. Add a new one under Destinations first.",
  ).meta({ control: "destination" }),
  image: photoUrl(
    "Photo address",
    "Uploads are not possible. The https:// address of the image itself, on Unsplash, Wikimedia Commons or the website’s own photo host. Open the photo there and copy its address.",
  ),
  imageAlt: sentence(
    "Photo description",
    "Describes the photo to people who cannot see it, such as “The Las Vegas Strip at night”.",
  ),
  credit: object("Photo credit", "Add it if the photo’s license requires credit.", {
    by: text(120)("Photographer", "The photographer’s name, as the photo’s page gives it."),
    license: license("License", "The photo’s license and its version.").optional(),
  }).optional(),
  description: paragraph("Description", "One or two sentences about the place and the rooms."),
})

export type Hotel = z.infer<typeof hotel>

export const hotels = list(24, hotel)("Hotels", "The featured hotels, in page order.")

const destination = object("Destination", "A destination in the booking form.", {
  name: name("Name", "The destination’s name, as shown in the form and on the cards."),
})

export const destinations = list(40, destination)("Destinations", "The destinations, in order.")

export const legalPage = object("Legal page", "A legal page.", {
  title: heading("Title", "The page’s heading."),
  updated: date("Last updated", "The date of the last change. Change it with the text."),
  description: sentence("Description", "The page’s description in search results."),
  introduction: paragraph("Introduction", "The paragraph under the page’s heading."),
})

const sectionHeading = {
  label: label("Label", "The small label above the heading (optional).").optional(),
  heading: heading("Heading", "The section’s heading."),
}

export const about = object("Our story", "The story of the brand.", sectionHeading)

const sectionIntro = {
  ...sectionHeading,
  introduction: paragraph("Introduction", "The paragraph under the heading."),
}

const formIntro = {
  ...sectionIntro,
  privacy: sentence("Privacy", "Explains what happens to the data that visitors enter."),
  answered: sentence(
    "Answered",
    "Replaces the text of “Privacy” once the form is answered; email and phone follow.",
  ),
}

const helpline = object("Helpline", "A helpline for people who gamble and those close to them.", {
  name: label("Advertised number", "The number as advertised, such as 1-800-GAMBLER."),
  phone: phone("+1-800-697-3738"),
})

export const siteCopy = object(
  "Brand, home page and footer",
  "Facts about the brand, and the text of the home page, the footer and the not-found page.",
  {
    brand: text(30)("Brand", "The brand’s name."),
    established: year("Year of establishment", "The year the brand was established."),
    headquarters: label("Headquarters", "The city of the headquarters."),
    email: email("Email address", "The address for inquiries, of the form name@host.example."),
    phone: phone("+1 702 555 0148"),
    title: heading("Title", "The home page’s title in browser tabs and search results."),
    description: sentence("Description", "The home page’s description in search results."),
    hero: object("First screen", "The text of the first screen.", {
      headlines: list(12, text(80)("Headline", "One of the headlines."))(
        "Headlines",
        "The headlines. Each visit shows one of them at random.",
      ),
      sentence: sentence("Sentence", "The sentence under the headline."),
    }),
    hotels: object("Hotels", "The text above the hotels.", sectionIntro),
    booking: object("Booking", "The text beside the booking form.", formIntro),
    contact: object("Contact", "The text beside the contact form.", formIntro),
    withoutScript: sentence(
      "Without JavaScript",
      "Shown in both forms if JavaScript is off or fails.",
    ),
    footer: object("Footer", "The text of the footer.", {
      blurb: paragraph("About the brand", "One or two sentences about the brand."),
      responsibleGambling: object("Responsible gambling", "The responsible gambling notice.", {
        text: paragraph("Text", "The notice itself. The helplines follow it."),
        helplines: list(8, helpline)("Helplines", "The helplines, in order."),
      }).optional(),
      photos: sentence("Photos", "A sentence about the photos. Their credits follow it."),
    }),
    notFound: object("Page not found", "The text of the page shown for an unknown address.", {
      title: heading("Title", "The page’s heading."),
      status: label("Status", "The small label above the heading."),
      text: paragraph("Text", "Tells visitors what to do next."),
    }),
  },
)

export type SiteCopy = z.infer<typeof siteCopy>
