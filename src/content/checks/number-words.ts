const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const tens = ["twenty", "thirty", "forty"]

/** The numbers from 0 to 40 in English words. */
export const numberWords = Array.from({ length: 41 }, (_, number) => {
  const ten = tens[Math.floor(number / 10) - 2]
  return small[number] ?? (number % 10 > 0 ? `${ten}-${small[number % 10]}` : String(ten))
})

/** A number as written in a sentence: `six`, `41`. */
export function numberInWords(number: number): string {
  return numberWords[number] ?? String(number)
}
