// Renders the page on which visitors see a file. In the editor's page itself, a long text would stop the typing.
import "../../styles/global"
import toHtml from "hast-util-to-html"
import toHast from "mdast-util-to-hast"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { drawings } from "../../art/drawings"
import type { BytesByPath } from "../../content/check-content"
import { kindOf, nameOf } from "../../content/content-kinds"
import { photoUrl } from "../../content/fields"
import { markdown } from "../../content/markdown"
import { type ParsedFile, parseFile } from "../../content/parse-file"
import type { Hotel } from "../../content/schema"
import { formatDate } from "../../forms/alert-messages"
import { legalTextOf, storyOf } from "../../graph/markdown-html"
import { creditOf } from "../../graph/resolvers"
import { Footer } from "../../layout/footer"
import NotFound from "../../pages/404"
import { photoImageData } from "../../photos/image-data"
import Home from "../../templates/home"
import Legal from "../../templates/legal"
import { isList, type Values } from "../save-check"

type Content = Pick<ParsedFile, "data" | "text">
type Contents = Map<string, Content>

type HomeData = Queries.HomeQuery & Queries.NotFoundQuery
type HotelData = HomeData["allHotel"]["nodes"][number] & HomeData["credited"]["nodes"][number]
type Destinations = HomeData["allDestination"]["nodes"]
type LegalData = Queries.LegalQuery["legal"]

/** Gets the saved files, and the path and the values of the form that changes one of them. Answers with that path and HTML. */
globalThis.onmessage = ({ data }: MessageEvent<[BytesByPath, string, Values]>) => {
  const [files, path, values] = data
  const contents: Contents = new Map()
  for (const [savedPath, bytes] of files) contents.set(savedPath, parseFile(savedPath, bytes))
  const { body, ...fields } = values
  const content = path.endsWith(".md")
    ? { data: fields, text: body }
    : { data: isList(path) ? values.list : values }
  const homeData = homeDataOf(contents.set(path, content))
  const show = pages[kindOf(path)?.type ?? ""] ?? HomePage
  postMessage([path, renderToStaticMarkup([...drawings, show(homeData, content)])])
}

/** How pages show their content, by its type; the home page shows all others. */
const pages: Record<string, (homeData: HomeData, content: Content) => ReactNode> = {
  LegalPage: (homeData, content) => <Legal data={{ ...homeData, legal: legalDataOf(content) }} />,
}

/** The home page, and below it the page for unknown addresses, whose texts are in the same file. */
const HomePage = (data: HomeData) => (
  <>
    <Home data={data} />
    <Footer {...data} pathname="/" />
    <NotFound data={data} />
  </>
)

function homeDataOf(contents: Contents): HomeData {
  const dataAt = <Data,>(path: string) => contents.get(path)?.data as Data
  // A saved list that cannot be read is empty. The rest of the page shows.
  const destinations = dataAt<Destinations | undefined>("content/destinations.json") ?? []
  const hotels = (dataAt<Hotel[] | undefined>("content/hotels.json") ?? []).map((hotel, index) =>
    hotelData(hotel, index, destinations),
  )
  const legalPages = [...contents].flatMap(([path, { data }]) =>
    kindOf(path)?.type === "LegalPage"
      ? { title: "", ...(data as object), slug: nameOf(path) }
      : [],
  )
  const about = dataAt<HomeData["about"]>("content/about.md")
  return {
    siteCopy: dataAt("content/site.json"),
    about: { ...about, html: storyOf(markdownHtml(contents.get("content/about.md")?.text)) },
    allHotel: { nodes: hotels },
    credited: { nodes: hotels },
    hotels: { totalCount: hotels.length },
    allDestination: { nodes: destinations },
    destinations: { totalCount: destinations.length },
    allLegalPage: { nodes: legalPages.sort((a, b) => a.title.localeCompare(b.title)) },
    siteUrl: "",
    buildYear: new Date().getFullYear(),
  }
}

function hotelData(hotel: Hotel, index: number, destinations: Destinations) {
  // Half an address gives no photo.
  const image = photoUrl.safeParse(hotel.image).data ?? "data:,"
  return {
    ...hotel,
    position: index + 1,
    location: (destinations.find(({ name }) => name === hotel.location) ?? {
      name: hotel.location,
    }) as HotelData["location"],
    gatsbyImageData: photoImageData(image),
    credit: creditOf({ ...hotel, image }),
  } as HotelData
}

function legalDataOf({ data, text }: Content): LegalData {
  const { updated: isoDate, ...fields } = data as LegalData
  const updated = Date.parse(isoDate) ? formatDate(isoDate) : isoDate
  return { ...fields, ...legalTextOf(markdownHtml(text)), isoDate, updated }
}

/** Renders Markdown as gatsby-transformer-remark does, but without the HTML in it, which the check refuses. */
export const markdownHtml = (text = "") => toHtml(toHast(markdown.parse(text)))
