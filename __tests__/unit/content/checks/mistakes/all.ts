import { type Sample, sampleContent } from "../../sample-content"
import { entries } from "./entries"
import { fields } from "./fields"
import { legal } from "./legal"
import { instead, type Mistake, mark } from "./mistake"
import { photos } from "./photos"
import { texts } from "./texts"
import { unreadable } from "./unreadable"

export const mistakes = [unreadable, fields, entries, photos, legal, texts].flat()

/** The sample content with a mistake in it. */
export function withMistake(mistake: Mistake): Sample {
  const sample = withMark(mistake)
  const { file, encoding } = mistake
  const text = sample[file]
  if (typeof text !== "string") return sample
  const written = text.replace(mark, "")
  return { ...sample, [file]: encoding ? Buffer.from(written, encoding) : written }
}

/** Line and column of a mistake. */
export function placeOf(mistake: Mistake) {
  const [before = "", after] = String(withMark(mistake)[mistake.file]).split(mark)
  const lines = (after === undefined ? "" : before).split("\n")
  return { line: lines.length, column: String(lines.at(-1)).length + 1 }
}

function withMark({ file, among, make, instead: replaced }: Mistake): Sample {
  const sample = sampleContent()
  among?.(sample)
  if (make) sample[file] = make(String(sample[file]))
  if (replaced) {
    const [of, write] = replaced
    const marked = write.includes(mark) ? write : mark + write
    sample[file] = instead(of, marked)(String(sample[file]))
  }
  return sample
}
