import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { HotelCard } from "../../../src/components/hotel-card"
import { Hotels } from "../../../src/components/hotels"
import { monogram } from "../../../src/components/photo"
import { photoImageData } from "../../../src/photos/photo"
import content from "../../content/hotels.json"
import { openPage } from "../stand-ins/page"

const hotel: Queries.HotelCardFragment = {
  hotelId: 1,
  name: "The Mojavelle",
  location: { name: "Las Vegas Nevada" },
  description: "Rooms look past the Strip to the desert mountains.",
  gatsbyImageData: photoImageData("https://images.unsplash.com/photo-1"),
  imageAlt: "The Las Vegas Strip at night",
  position: 1,
}

const photo = () => screen.queryByRole("img", { name: hotel.imageAlt })

describe("a hotel's card", () => {
  beforeEach(() => {
    render(<HotelCard hotel={hotel} />)
  })

  test("shows image, name, location and description", () => {
    expect(photo()).toBeVisible()
    expect(screen.getByRole("heading", { name: hotel.name })).toBeVisible()
    expect(screen.getByText(hotel.location.name)).toBeVisible()
    expect(screen.getByText(hotel.description)).toBeVisible()
  })

  test("has a Book Now button, enabled, whose name tells the hotel", () => {
    const button = screen.getByRole("button", { name: /^Book Now/ })
    expect(button).toBeEnabled()
    expect(button).toHaveAccessibleName("Book Now The Mojavelle")
  })

  test("stays as it is when Book Now is pressed", async () => {
    const card = screen.getByRole("listitem")
    const before = card.innerHTML
    const address = window.location.href
    await userEvent.click(screen.getByRole("button", { name: /^Book Now/ }))
    expect(card.innerHTML).toBe(before)
    expect(window.location.href).toBe(address)
  })
})

describe("a hotel's photo", () => {
  let complete: jest.SpyInstance
  let naturalWidth: jest.SpyInstance

  /** Sets the state of all photos: jsdom loads none. */
  function photosAre(state: "on their way" | "there" | "broken") {
    complete.mockReturnValue(state !== "on their way")
    naturalWidth.mockReturnValue(state === "there" ? 1280 : 0)
  }

  beforeEach(() => {
    complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get")
    naturalWidth = jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get")
    photosAre("on their way")
  })

  afterEach(() => {
    jest.restoreAllMocks()
  })

  test("keeps its place, is loaded late and without a referrer", () => {
    render(<HotelCard hotel={hotel} />)
    expect(photo()).toHaveAttribute("width", "1280")
    expect(photo()).toHaveAttribute("height", "960")
    expect(photo()).toHaveAttribute("loading", "lazy")
    expect(photo()).toHaveAttribute("referrerpolicy", "no-referrer")
  })

  test("comes from its host in a size that fits", () => {
    const { fallback } = hotel.gatsbyImageData.images
    render(<HotelCard hotel={hotel} />)
    expect(photo()).toHaveAttribute("src", fallback?.src)
    expect(photo()).toHaveAttribute("srcset", fallback?.srcSet)
    expect(photo()).toHaveAttribute("sizes", fallback?.sizes)
  })

  test("is hidden when it breaks, and leaves the monogram", () => {
    render(<HotelCard hotel={hotel} />)
    photosAre("broken")
    fireEvent.error(screen.getByRole("img"))
    expect(photo()).not.toBeInTheDocument()
    expect(screen.getByText("M")).toBeVisible()
  })

  test("is hidden when it had broken before hydration", () => {
    const page = openPage(<HotelCard hotel={hotel} />)
    photosAre("broken")
    page.hydrate()
    expect(photo()).not.toBeInTheDocument()
    expect(screen.getByText("M")).toBeVisible()
  })

  test.each(["on their way", "there"] as const)("stays when photos are %s at hydration", state => {
    const page = openPage(<HotelCard hotel={hotel} />)
    photosAre(state)
    page.hydrate()
    expect(photo()).toBeVisible()
  })
})

describe("the monogram", () => {
  test.each([
    ["Palais Esterane", "P"],
    ["The Mojavelle", "M"],
    ["the Tidewright", "T"],
    ["Theatre House", "T"],
    ["élysée", "É"],
  ])("of %s is %s", (name, letter) => {
    expect(monogram(name)).toBe(letter)
  })

  test("is not read out", () => {
    render(<HotelCard hotel={hotel} />)
    expect(screen.getByText("M")).toHaveAttribute("aria-hidden", "true")
  })
})

describe("the hotels", () => {
  const nodes = content.map(({ id, location, image, ...words }) => ({
    ...words,
    hotelId: id,
    position: id,
    location: { name: location },
    gatsbyImageData: photoImageData(image),
  }))
  const copy = { hotels: { label: "Label", heading: "Casino hotels", introduction: "Six." } }

  beforeEach(() => {
    render(<Hotels copy={copy} allHotel={{ nodes }} />)
  })

  test("are six cards in a list, in their order", () => {
    expect(screen.getAllByRole("listitem")).toHaveLength(6)
    expect(screen.getAllByRole("heading", { level: 3 }).map(name => name.textContent)).toEqual(
      content.map(({ name }) => name),
    )
  })

  test("are told apart by the names of their Book Now buttons", () => {
    for (const { name } of content) {
      expect(screen.getByRole("button", { name: `Book Now ${name}` })).toBeVisible()
    }
  })

  test("are jumped to by View All Casino Hotels, and nothing else changes", async () => {
    const section = screen.getByRole("region", { name: "Casino hotels" })
    const before = section.innerHTML
    await userEvent.click(screen.getByRole("button", { name: "View All Casino Hotels" }))
    expect(window.location.hash).toBe(`#${section.id}`)
    expect(section.innerHTML).toBe(before)
  })
})
