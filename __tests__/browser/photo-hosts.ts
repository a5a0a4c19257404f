import { photoHosts as hostsOf } from "../../src/photos/hosts"
import hotels from "../content/hotels.json"

/** The hosts of the photos in the tests' content; no other host may be requested. */
export const photoHosts = hostsOf(hotels.map(({ image }) => image))

/** A picture for the tests to answer with in place of photo hosts, large enough for any of the `sizes`. */
export const picture = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%" fill="teal"/></svg>',
}
