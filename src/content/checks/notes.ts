import type { Note } from "../reading/problem"
import type { Source } from "../reading/source"
import { countsInWords } from "./counts-in-words"
import { factsWrittenOut } from "./facts-written-out"
import { differences } from "./specification-notes"

/**
 * What is worth knowing of content and refuses nothing: where it differs from the specification, and
 * what will be wrong, or is, without any rule being broken.
 * @param sources With the facts in their data
 */
export function notesOn(sources: readonly Source[]): Note[] {
  return [...differences(sources), ...countsInWords(sources), ...factsWrittenOut(sources)]
}
