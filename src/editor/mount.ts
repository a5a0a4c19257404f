import type { IncomingMessage, ServerResponse } from "node:http"
import { resolve } from "node:path"
import { formatProblems } from "../content/check"
import { readAll, type Values } from "./content-file"
import { contentFolder } from "./content-path"
import { forms } from "./forms"
import { readJson, sendJson } from "./messages"
import { requireOwnAddress } from "./own-address"
import { servePage } from "./page"
import { Refusal } from "./refusal"
import { save } from "./save"

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What the editor's page may ask for. Files and folders are named from the project's folder. */
type Question =
  | { action: "forms" }
  | { action: "list"; folder: string }
  | { action: "read"; files: string[] }
  | { action: "save"; file: string; values: Values; version: string }

/** Adds the visual editor to the server of `gatsby develop`, at /edit. */
export function mountEditor(server: { use(handler: Handler): void }) {
  const root = resolve(".")
  server.use(async (request, response, next) => {
    try {
      requireOwnAddress(request)
      const { pathname } = new URL(request.url ?? "/", "http://localhost")
      if (pathname === "/edit/content") {
        sendJson(response, 200, answer(root, (await readJson(request)) as Question))
      } else if (!servePage(pathname, response)) {
        next()
      }
    } catch (error) {
      refuse(response, error)
    }
  })
}

function answer(root: string, question: Question) {
  switch (question.action) {
    case "forms":
      return forms
    case "list":
      return contentFolder(root, question.folder)
    case "read":
      return readAll(root, question.files)
    case "save":
      return save(root, question.file, question.values, question.version)
    default:
      throw new Refusal(
        422,
        "The editor can list, read and save files of the content, nothing else.",
      )
  }
}

function refuse(response: ServerResponse, error: unknown) {
  if (error instanceof Refusal) {
    const { status, message, problems } = error
    if (problems.length > 0) console.warn(formatProblems(problems))
    sendJson(response, status, { message, problems })
  } else {
    console.error(error)
    sendJson(response, 500, {
      message: "Something went wrong; the terminal says what.",
      problems: [],
    })
  }
}
