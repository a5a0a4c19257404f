import { type Sample, sampleWith } from "../../sample-content"
import { characters } from "./characters"
import { conflicts } from "./conflicts"
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
import { instead, type Mistake } from "./mistake"
import { photoPages } from "./photo-pages"
import { placeholders } from "./placeholders"
import { texts } from "./texts"

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
  characters,
  conflicts,
  placeholders,
  photoPages,
].flat()

/** The sample content with a mistake in it. */
export function withMistake({ file, instead: replaced, make, among }: Mistake): Sample {
  const change = replaced ? instead(...replaced) : make
  const sample = sampleWith(change ? { [file]: change } : {})
  among?.(sample)
  return sample
}
