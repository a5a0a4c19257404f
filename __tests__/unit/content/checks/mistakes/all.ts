import { type Sample, sampleContent } from "../../sample-content"
import { conflicts } from "./conflicts"
import { encoding } from "./encoding"
import { facts } from "./facts"
import { fields } from "./fields"
import { files } from "./files"
import { frontMatter } from "./front-matter"
import { hotelEntries } from "./hotel-entries"
import { jsonWriting } from "./json-writing"
import { legal } from "./legal"
import { legalPages } from "./legal-pages"
import { lengths } from "./lengths"
import { links } from "./links"
import { lists } from "./lists"
import type { Mistake } from "./mistake"
import { photoPages } from "./photo-pages"
import { placeholders } from "./placeholders"
import { texts } from "./texts"
import { unseen } from "./unseen"

export const mistakes = [
  jsonWriting,
  frontMatter,
  fields,
  lengths,
  hotelEntries,
  lists,
  facts,
  files,
  legal,
  legalPages,
  texts,
  links,
  encoding,
  conflicts,
  placeholders,
  photoPages,
  unseen,
].flat()

/** The sample content with a mistake in it. */
export function withMistake({ file, make, among }: Mistake): Sample {
  const sample = sampleContent()
  if (make) sample[file] = make(String(sample[file]))
  among?.(sample)
  return sample
}
