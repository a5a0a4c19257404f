import { parseAddress } from "./address"

/** Sites by host name, and which of their addresses lead to pages: all, or those that match. */
const pages: [host: RegExp, page?: RegExp][] = [
  [/(^|\.)unsplash\.com$/, /^(?!https:\/\/(images|plus)\.)/],
  [/(^|\.)(wikimedia|wikipedia)\.org$/, /\/wiki\/(?!Special:(FilePath|Redirect)\/)|#\/media\//],
  [/(^|\.)(flickr\.com|flic\.kr)$/],
  [/(^|\.)pexels\.com$/, /^(?!https:\/\/(images|static)\.)/],
  [/(^|\.)pixabay\.com$/, /^(?!https:\/\/cdn\.)/],
  [/(^|\.)imgur\.com$/, /^(?!https:\/\/i\.)/],
  [/(^|\.)500px\.com$/, /^https:\/\/(www\.)?500px\./],
  [
    /(^|\.)(deviantart|behance|instagram|facebook|twitter|x|tripadvisor)\.com$/,
    /^https:\/\/(www\.|m\.)?[^./]+\.com\//,
  ],
  [/(^|\.)pinterest\.[a-z.]+$/],
  [/^(www\.)?(gettyimages|istockphoto|shutterstock|alamy|dreamstime|depositphotos)\.[a-z.]+$/],
  [/^stock\.adobe\.com$/],
  // Image search
  [/^(www\.|images\.)?google\.[a-z.]+$/],
  [
    /^(www\.)?(bing|duckduckgo|ecosia|qwant|startpage|baidu)\.(com|org)$/,
    /^(?!https:\/\/[^/]+\/th\b)/,
  ],
  [/(^|\.)(images|image)\.(search\.yahoo|baidu)\.com$/],
  [/^yandex\.[a-z.]+$/],
  // Shared files, which open in a page
  [/^(www\.)?dropbox\.com$/, /^(?!.*[?&]raw=1)/],
  [/^(drive|docs|photos)\.google\.com$/],
  [/^(photos\.app\.goo\.gl|goo\.gl|1drv\.ms|we\.tl)$/],
  [
    /(^|\.)(onedrive\.live|sharepoint|icloud|wetransfer|box|smugmug)\.com$/,
    /^(?!https:\/\/photos\.smugmug\.)/,
  ],
]

/**
 * Whether an address leads to a page (about a photo, of search results, or around a shared file) rather
 * than to an image file that an `<img>` could show.
 */
export function isPhotoPage(address: string): boolean {
  const { hostname = "", pathname = "" } = parseAddress(address) ?? {}
  if (/\.html?$/i.test(pathname)) return true
  return pages.some(([host, page]) => host.test(hostname) && (page?.test(address) ?? true))
}
