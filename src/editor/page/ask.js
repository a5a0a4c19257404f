/**
 * Asks the editor's server.
 * @throws Error with `problems` where the server refuses
 */
export async function ask(question) {
  const response = await fetch("/edit/content", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
  }).catch(() => {
    throw refusal({
      message: "The editor is not running any more. Start it again; what you wrote is still here.",
    })
  })
  const answer = await response.json()
  if (!response.ok) throw refusal(answer)
  return answer
}

export function refusal({ message, problems = [] }) {
  const error = new Error(message)
  // The form prints an error with its name in front.
  error.name = ""
  return Object.assign(error, { problems })
}
