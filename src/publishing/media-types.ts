/** Content types of text files by extension. JSON has no charset (RFC 8259, 11). */
export const textTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
}

/** Content types of all files for visitors that `public/` may hold, by extension. */
export const mediaTypes: Record<string, string> = {
  ...textTypes,
  woff: "font/woff",
  woff2: "font/woff2",
  png: "image/png",
}
