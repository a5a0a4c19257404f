import type { ServerResponse } from "node:http"
import { formatFindings } from "../../content/checks/check"
import { listForms, openForm } from "../forms/open"
import { finishSaves } from "../forms/put"
import { Refusal } from "../forms/refusal"
import { check, remove, type Saving, save } from "../forms/save"
import { zipContent } from "../git/archive"
import { bringBack, changesSinceHandedIn } from "../git/changes"
import { type Handing, handIn } from "../git/hand-in"
import { type Handler, readQuestion, sendJson } from "./messages"
import { requireOwnAddress } from "./own-address"
import { servePage } from "./serve-page"

/** What the editor's page may ask for. */
type Question =
  | { action: "list" }
  | { action: "open"; form: string }
  | ({ action: "check" | "save" | "remove" } & Saving)
  | { action: "changes" }
  | { action: "bring back"; form: string }
  | ({ action: "hand in" } & Handing)
  | { action: "archive" }

/**
 * Answers at /edit with the editor, and leaves other addresses to the site.
 * @param root The folder that has `content/`
 * @param page The folder with the editor's page
 */
export function editor(root: string, page: string): Handler {
  finishSaves(root)
  return async (request, response, next) => {
    try {
      requireOwnAddress(request)
      const { pathname } = new URL(request.url ?? "/", "http://localhost")
      if (pathname === "/edit/content") {
        const question = (await readQuestion(request)) as Question
        sendJson(response, 200, await answer(root, question))
      } else if (!servePage(pathname, page, response)) {
        next()
      }
    } catch (error) {
      refuse(response, error)
    }
  }
}

function answer(root: string, question: Question): unknown {
  switch (question?.action) {
    case "list":
      return listForms(root)
    case "open":
      return openForm(root, question.form)
    case "check":
      return check(root, question)
    case "save":
      return save(root, question)
    case "remove":
      return remove(root, question)
    case "bring back":
      return bringBack(root, question.form)
    case "changes":
      return changesSinceHandedIn(root)
    case "hand in":
      return handIn(root, question)
    case "archive":
      return zipContent(root)
    default:
      throw new Refusal(422, "The editor opens, checks, saves and hands in content, nothing else.")
  }
}

function refuse(response: ServerResponse, error: unknown) {
  if (error instanceof Refusal) {
    const { status, message, problems } = error
    if (problems.length > 0) console.warn(formatFindings(problems, "problem"))
    sendJson(response, status, { message, problems })
  } else {
    console.error(error)
    sendJson(response, 500, {
      message: "Something went wrong, and nothing was changed. The terminal says what.",
      problems: [],
    })
  }
}
