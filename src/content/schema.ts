import { z } from "zod"
import {
  array,
  email,
  fieldMaker,
  object,
  pastDate,
  pastYear,
  phone,
  photoUrl,
  textType,
} from "./field-types"
import { licenses } from "./licenses"

/** Maximum numbers of entries, which pages are designed and tested for. */
export const limits = { hotels: 24, destinations: 40, headlines: 12 }

const cardText = textType({ max: 80, place: "the card", isName: true })
const headline = textType({ max: 80, place: "the first screen" })
const labelText = textType({ max: 60, place: "the small label" })
const headingText = textType({ max: 120, place: "the heading" })
const paragraph = textType({ max: 800, place: "the paragraph" })
const line = textType({ max: 300, place: "the line" })
const searchResult = textType({ max: 320, place: "a search result" })
const creditText = textType({ max: 120, place: "the line" })
const license = fieldMaker(z.enum(Object.keys(licenses)))
const altText = textType({
  max: 300,
  place: "a screen reader",
  forbidden: /\.(jpe?g|png|webp|avif|heic)$|^(https?:|photo-\d|img_?\d|dsc_?\d)/i,
  message: "is a file name or a URL",
})
/** Facts are filled into files before these are parsed. */
const fact = {
  forbidden: /[{}"'\\<>*_~`[\]|#:;=^$]|^(?![\p{L}\p{N}])|^\d+[.)] /u,
  message: "contains a sign that has a meaning in other texts. Leave it out; an apostrophe is ’",
}
const brandName = textType({ max: 30, place: "the header on a phone", ...fact })
const cityName = textType({ max: 60, place: "the small label", ...fact })

const hotel = object("Hotel", "A featured hotel.", {
  name: cardText("Name", "The hotel's name, as shown on its card."),
  location: cardText(
    "Location",
    "The hotel's destination. Add a new one under Destinations first.",
  ).meta({ control: "destination" }),
  image: photoUrl(
    "Photo address",
    "The https:// address of the image itself, on Unsplash, Wikimedia Commons or the website’s own photo host. Open the photo there and copy its address.",
  ),
  imageAlt: altText(
    "Photo description",
    "Describes the photo to people who cannot see it, such as “The Las Vegas Strip at night”.",
  ),
  credit: object("Photo credit", "Add it if the photo’s license requires credit.", {
    by: creditText("Photographer", "The photographer’s name, as the photo’s page gives it."),
    license: license("License", "The photo’s license and its version.").optional(),
  }).optional(),
  description: paragraph("Description", "One or two sentences about the place and the rooms."),
})

export const hotels = array("Hotels", "The featured hotels, in page order.", limits.hotels, hotel)

export const destinations = array(
  "Destinations",
  "The destinations in the booking form, in order.",
  limits.destinations,
  object("Destination", "A destination in the booking form.", {
    name: cardText("Name", "The destination's name, as shown in the form and on the cards."),
  }),
)

export const legalPage = object("Legal page", "A legal page.", {
  title: headingText("Title", "The page's heading."),
  updated: pastDate("Last updated", "The date of the last change, such as 2026-11-21."),
  description: searchResult("Description", "The page's description in search results."),
  introduction: paragraph("Introduction", "The paragraph under the page's heading."),
})

const sectionHeading = {
  label: labelText("Label", "The small label above the heading (optional).").optional(),
  heading: headingText("Heading", "The section's heading."),
}

export const about = object("Our story", "The story of the brand.", sectionHeading)

const sectionIntro = {
  ...sectionHeading,
  introduction: paragraph("Introduction", "The paragraph under the heading."),
}

const formIntro = {
  ...sectionIntro,
  privacy: line("Privacy", "Explains what happens to the data that visitors enter."),
  answered: line("Answered", "Replaces it once the form is answered; email and phone follow."),
}

export const site = object(
  "Brand, home page and footer",
  "Facts about the brand, and the text of the home page, the footer and the not-found page.",
  {
    brand: brandName("Brand", "The brand's name."),
    established: pastYear("Year of establishment", "The year the brand was established."),
    headquarters: cityName("Headquarters", "The city of the headquarters."),
    email: email("Email address", "The address for inquiries, of the form name@host.example."),
    phone: phone("+1 702 555 0148"),
    title: headingText("Title", "The home page's title in browser tabs and search results."),
    description: searchResult("Description", "The home page's description in search results."),
    hero: object("First screen", "The text of the first screen.", {
      headlines: array(
        "Headlines",
        "The headlines. Each visit shows one of them at random.",
        limits.headlines,
        headline("Headline", "One of the headlines."),
      ),
      sentence: line("Sentence", "The sentence under the headline."),
    }),
    hotels: object("Hotels", "The text above the hotels.", sectionIntro),
    booking: object("Booking", "The text beside the booking form.", formIntro),
    contact: object("Contact", "The text beside the contact form.", formIntro),
    withoutScript: line("Without JavaScript", "Shown in both forms if JavaScript is off or fails."),
    footer: object("Footer", "The text of the footer.", {
      blurb: paragraph("About the brand", "One or two sentences about the brand."),
      responsibleGambling: object("Responsible gambling", "The responsible gambling notice.", {
        text: paragraph("Text", "The notice itself. The helplines follow it."),
        helplines: array(
          "Helplines",
          "The helplines, in order.",
          8,
          object("Helpline", "A helpline for people who gamble and those close to them.", {
            name: labelText("Name", "The number as advertised, such as 1-800-GAMBLER."),
            phone: phone("+1-800-697-3738"),
          }),
        ),
      }).optional(),
      photos: line("Photos", "A sentence about the photos. Their credits follow it."),
    }),
    notFound: object("Page not found", "The text of the page shown for an unknown address.", {
      title: headingText("Title", "The page's heading."),
      status: labelText("Status", "The small label above the heading."),
      text: paragraph("Text", "Tells visitors what to do next."),
    }),
  },
)
