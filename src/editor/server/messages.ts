import type { IncomingMessage, ServerResponse } from "node:http"
import { Refusal } from "./refusal"

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => Promise<void>

/** Far more than the longest file of the content, far less than what fills the memory. */
const longestBody = 1_000_000

export async function readQuestion(request: IncomingMessage): Promise<unknown> {
  if (
    request.method !== "POST" ||
    !/^application\/json\b/.test(`${request.headers["content-type"]}`)
  ) {
    throw new Refusal(422, "The editor's questions are posted as JSON.")
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > longestBody) throw new Refusal(413, "This is too long to be saved.")
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"))
  } catch {
    throw new Refusal(422, "The editor's question was not JSON.")
  }
}

export function sendJson(response: ServerResponse, status: number, answer: unknown) {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  })
  response.end(JSON.stringify(answer))
}
