import { day, email, group, list, pastYear, phone, text } from "./field-types"
import { photoAddress } from "./photo-url"

/** Upper limits; pages are designed and tested up to these. */
export const limits = { hotels: 24, destinations: 40, headlines: 12, sections: 40 }

const card = text(80, "the card")
const label = text(60, "the small label")
const heading = text(120, "the heading")
const paragraph = text(800, "the paragraph")
const line = text(300, "the line")
const searchResult = text(320, "a search result")
const spoken = text(300, "what a screen reader says in one breath", words => {
  const isFile = /\.(jpe?g|png|webp|avif|heic)$|^(https?:|photo-\d|img_?\d|dsc_?\d)/i.test(words)
  return isFile && ["is a file name or an address", "Write what the photo shows."]
})

const hotel = group("Hotel", "A featured hotel.", {
  name: card("Name", "The hotel's name, as on its card."),
  location: card(
    "Location",
    "Where the hotel is: one of the destinations, spelled exactly as there.",
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
    "Photographer and license where the license asks for it, such as “Fczarnowski, CC BY-SA 4.0”. Otherwise leave it empty.",
  ).optional(),
  description: paragraph(
    "Description",
    "One or two sentences about the place, the rooms and the evenings.",
  ),
})

export const hotels = list("Hotels", "The featured hotels, in their order.", limits.hotels, hotel)

export const destinations = list(
  "Destinations",
  "The places to choose from in the booking form, in its order.",
  limits.destinations,
  group("Destination", "A place to choose in the booking form.", {
    name: card("Name", "The place, as in the booking form and on the cards."),
  }),
)

/** The front matter of a legal page. */
export const legalPage = group("Legal page", "A legal page.", {
  title: heading("Title", "The page's heading."),
  updated: day("Last change", "The day of the last change, as year-month-day: 2026-11-21."),
  description: searchResult("Description", "What a search result says about the page."),
  introduction: paragraph("Introduction", "The paragraph under the page's heading."),
})

/** The front matter of content/about.md. */
export const about = group("Our story", "The brand's story.", {
  label: label("Label", "The small label above the heading. It may be empty.").optional(),
  heading: heading("Heading", "The section's heading."),
})

const opening = {
  ...about.shape,
  introduction: paragraph("Introduction", "The paragraph under the heading."),
}

const privacy = line("Privacy", "What happens to what is typed into the form.")

/** content/site.json */
export const site = group(
  "Brand, home page and footer",
  "Facts about the brand, and the words of the pages.",
  {
    brand: text(30, "the header on a telephone")("Brand", "The brand's name."),
    established: pastYear("Year of establishment", "The year the brand was established."),
    headquarters: label("Headquarters", "The city of the headquarters."),
    email: email("E-mail address", "The e-mail address for enquiries."),
    phone: phone("Telephone number", "In international form: +1 702 555 0148."),
    title: heading("Title", "The home page's title, in a browser's tab and in search results."),
    description: searchResult("Description", "What a search result says about the home page."),
    hero: group("First screen", "The words of the first screen.", {
      headlines: list(
        "Headlines",
        "The headlines; each load of the page shows one of them.",
        limits.headlines,
        text(80, "the first screen")("Headline", "One of the headlines."),
      ),
      sentence: line("Sentence", "The sentence under the headline."),
    }),
    hotels: group("Hotels", "The words above the hotels.", opening),
    booking: group("Booking", "The words beside the booking request form.", {
      ...opening,
      privacy,
    }),
    contact: group("Contact", "The words beside the contact form.", { ...opening, privacy }),
    withoutScript: line(
      "Without JavaScript",
      "Beside both forms if JavaScript is off; links follow.",
    ),
    footer: group("Footer", "The words of the footer.", {
      blurb: paragraph("About the brand", "One or two sentences about the brand."),
      responsibleGambling: group("Responsible gambling", "The line on responsible gambling.", {
        text: paragraph("Text", "The line itself; the helplines follow it."),
        helplines: list(
          "Helplines",
          "Who to call.",
          8,
          group("Helpline", "A helpline for people who gamble and those close to them.", {
            name: label("Name", "The number as it is advertised, in letters."),
            phone: phone("Telephone number", "In international form: +1-800-697-3738."),
          }),
        ),
      }),
      photos: line("Photos", "What the photos show; their credits follow."),
    }),
    notFound: group("Page not found", "The words of the page for an unknown path.", {
      title: heading("Title", "The page's heading."),
      status: label("Status", "The line under the heading."),
      text: paragraph("Text", "What to do next."),
    }),
  },
)
