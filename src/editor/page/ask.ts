import { Refusal } from "../refusal"
import type { Action, Answer, Question } from "../server/editor"

export type Opened = Answer<"open">

/** Asks the editor's server. @throws Refusal also where the server is not there */
export async function ask<Asked extends Action>(
  action: Asked,
  question: Question<Asked>,
): Promise<Answer<Asked>> {
  const response = await fetch("/edit/content", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action, ...question }),
  }).catch(() => undefined)
  if (!response) throw new Refusal(0, stopped)
  const answer = await response.json().catch(() => ({ message: stopped }))
  if (response.ok) return answer
  throw new Refusal(response.status, answer.message ?? stopped, answer.problems)
}

const stopped =
  "The editor does not answer: it has been stopped. What you wrote is kept here. Start it again with npm run edit, then save."
