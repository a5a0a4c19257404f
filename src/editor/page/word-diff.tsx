import { diffWordsWithSpace } from "diff"

/** Two versions of a text as one, with what was taken out and what was put in. */
export function WordDiff({ before = "", after = "" }: { before?: string; after?: string }) {
  return (
    <p className="diff">
      {diffWordsWithSpace(before, after).map(({ added, removed, value }, i) => {
        if (added) return <ins key={i}>{value}</ins>
        if (removed) return <del key={i}>{value}</del>
        return value
      })}
    </p>
  )
}
