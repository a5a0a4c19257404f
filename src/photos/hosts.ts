/** What the site knows about a host. It loads photos from any other host as they are. */
interface PhotoHost {
  /** Matches a photo's host and pathname; the group is the photo's name */
  match: RegExp
  /** The query that makes the host resize a photo to a width and height in px */
  resize?(width: number, height: number): string
  redirectsTo?: string
  /** The page about a photo, with $1 for its name */
  page?: string
}

const wikimediaPage = "https://commons.wikimedia.org/wiki/File:$1"

const hosts: PhotoHost[] = [
  {
    match: /^(?:images|plus)\.unsplash\.com\//,
    resize: (width, height) => `auto=format&fit=crop&q=70&w=${width}&h=${height}`,
  },
  {
    match: /^commons\.wikimedia\.org\/wiki\/Special:FilePath\/([^/]+)$/,
    resize: width => `width=${width}`,
    redirectsTo: "upload.wikimedia.org",
    page: wikimediaPage,
  },
  {
    match: /^upload\.wikimedia\.org\/wikipedia\/commons\/(?:thumb\/)?.\/..\/([^/]+)(?:\/[^/]+)?$/,
    page: wikimediaPage,
  },
]

const rulesFor = ({ host, pathname }: URL) => hosts.find(({ match }) => match.test(host + pathname))

export const canResize = (photo: string) => rulesFor(new URL(photo))?.resize !== undefined

/** The URL of a photo at a size; undefined if its host cannot resize it. */
export function resizedUrl(photo: string, width: number, height: number): string | undefined {
  const url = new URL(photo)
  const query = rulesFor(url)?.resize?.(width, height)
  if (query === undefined) return undefined
  url.search = query
  return url.href
}

/** The page about a photo, or else the photo itself. */
export function photoPage(photo: string): string {
  const url = new URL(photo)
  const { match = "", page } = rulesFor(url) ?? {}
  return page ? (url.host + url.pathname).replace(match, page) : url.href
}

/** The hosts that browsers load photos from, each once, with any non-default port. */
export function photoHosts(photos: string[]): string[] {
  const all = photos.flatMap(photo => {
    const url = new URL(photo)
    return [url.host, rulesFor(url)?.redirectsTo ?? url.host]
  })
  return [...new Set(all)].sort()
}
