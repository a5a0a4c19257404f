import { photoHosts as hostsOf } from "../../src/content/rules/photo-hosts"
import hotels from "../content/hotels.json"

/** Where the photos of the tests' content come from; nothing else outside may be asked for anything. */
export const photoHosts = hostsOf(hotels.map(({ image }) => image))

/** A picture as the answer of a photo host, large enough for any size that `sizes` makes of it. */
export const picture = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%" fill="teal"/></svg>',
}
