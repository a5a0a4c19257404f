import type { FormProblem } from "../../content/forms/forms"

/** An answer that refuses, in words for the person at the form. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly problems: FormProblem[],
  ) {
    super(message)
  }
}

/** Asks the editor's server. @throws Refused also where the server is not there */
export async function ask<Answer>(question: { action: string; [name: string]: unknown }) {
  const response = await fetch("/edit/content", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
  }).catch(() => undefined)
  if (!response) throw new Refused(0, stopped, [])
  const answer = await response.json().catch(() => ({ message: stopped }))
  if (response.ok) return answer as Answer
  throw new Refused(response.status, answer.message ?? stopped, answer.problems ?? [])
}

const stopped =
  "The editor does not answer: it has been stopped. What you wrote is kept here. Start it again with npm run edit, then save."
