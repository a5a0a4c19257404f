import { email, group, list, nationalPhone, pastYear, phone, text } from "./kinds"
import { limits } from "./limits"
import { about, heading, label, line, paragraph, searchResult } from "./rules"

const headline = text(80, "the first screen")
const name = text(30, "the header on a telephone")

const opening = {
  ...about.shape,
  introduction: paragraph("Introduction", "The paragraph under the heading."),
}

const privacy = line("Privacy", "What happens to what is typed into the form.")

const helpline = group("Helpline", "A helpline for people who gamble and those close to them.", {
  name: label("Name", "The number as it is advertised, in letters."),
  phone: nationalPhone("Telephone number", "The number in digits, such as 1-800-697-3738."),
})

/** content/site.json */
export const site = group(
  "Site",
  "Facts about the brand and the words of the home page, the footer and the not-found page.",
  {
    brand: name("Brand", "The brand's name."),
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
    hero: group("First screen", "The words of the first screen.", {
      headlines: list(
        "Headlines",
        "The headlines; each load of the page shows one of them.",
        limits.headlines,
        headline("Headline", "One of the headlines."),
      ),
      sentence: line("Sentence", "The sentence under the headline."),
    }),
    hotels: group("Hotels", "The words above the hotels.", opening),
    booking: group("Booking", "The words beside the booking request form.", {
      ...opening,
      promises: list(
        "Promises",
        "What a visitor can count on, a sentence each.",
        6,
        line("Promise", "What a visitor can count on."),
      ),
      privacy,
    }),
    contact: group("Contact", "The words beside the contact form.", { ...opening, privacy }),
    withoutScript: line(
      "Without JavaScript",
      "Shown beside both forms where JavaScript is off; mail and telephone links follow.",
    ),
    footer: group("Footer", "The words of the footer.", {
      blurb: paragraph("About the brand", "One or two sentences about the brand."),
      responsibleGambling: group("Responsible gambling", "The line on responsible gambling.", {
        text: paragraph("Text", "The line itself; the helplines follow it."),
        helplines: list("Helplines", "Who to call.", 8, helpline),
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
