import { test as base, expect } from "../browser/test"
import { prefix, publishedPhotoHosts } from "./site"

export { expect }

/** Tests the last build, whatever its content. */
export const test = base.extend({
  site: [{ folder: "public", prefix }, { scope: "worker" }],
  photoHosts: [publishedPhotoHosts, { scope: "test" }],
})
