import { test as base, expect } from "../browser/test"
import { publishedPublic } from "../test-site"
import { prefix, publishedPhotoHosts } from "./site"

export { expect }

/** Tests the published site, whatever its content. */
export const test = base.extend({
  site: [{ folder: publishedPublic, prefix }, { scope: "worker" }],
  photoHosts: [publishedPhotoHosts, { scope: "test" }],
})
