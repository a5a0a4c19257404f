import type { Problem } from "../content/reading/problem"
import { entriesOf, problemIn, type Source, valueIn } from "../content/reading/source"
import { photoProblem } from "./photo-request"

/** How long a host may take to send a photo, ms. */
const patience = 10_000

/** Requests the hotels' photos one by one, since hosts refuse many requests at once. */
export async function photoProblems(hotels: Source, wait = patience): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [index, hotel] of entriesOf(hotels).entries()) {
    const found = await photoProblem(String(valueIn(hotel, ["image"])), wait)
    if (!found) continue
    problems.push(
      problemIn(hotels, [index, "image"], {
        message: `The photo of “${valueIn(hotel, ["name"])}” ${found.wrong}.`,
        remedy: found.remedy,
      }),
    )
  }
  return problems
}
