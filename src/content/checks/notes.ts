import type { Note } from "../reading/problem"
import type { Source } from "../reading/source"
import { countsInWords } from "./counts-in-words"
import { factsWrittenOut } from "./facts-written-out"
import { differences } from "./specification-notes"

/**
 * What editors should know although no rule is broken: where the content differs from the
 * specification, and texts that are out of date or will be after the next change.
 * @param sources With the facts filled into their data
 */
export function notesOn(sources: readonly Source[]): Note[] {
  return [...differences(sources), ...countsInWords(sources), ...factsWrittenOut(sources)]
}
