import type { ServerResponse } from "node:http"
import { formatFindings } from "../../content/checks/inspect"
import { Unwritable } from "../../content/forms/form"
import { finishPuts, Outdated, readFiles } from "../../content/reading/disk"
import { NotContent } from "../../content/reading/files"
import { zipContent } from "../git/archive"
import { bringBack, changesSinceHandedIn } from "../git/changes"
import { type Handing, handIn } from "../git/hand-in"
import { type Handler, readQuestion, sendJson } from "./messages"
import { listForms, openForm } from "./open"
import { requireOwnAddress } from "./own-address"
import { Refusal } from "./refusal"
import { changedSince, check, removeForm, type Saving, save } from "./save"
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
  finishPuts(root)
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
  const files = readFiles(root)
  switch (question?.action) {
    case "list":
      return listForms(files)
    case "open":
      return openForm(files, question.form)
    case "check":
      return check(files, question)
    case "save":
      return save(root, files, question)
    case "remove":
      return removeForm(root, files, question)
    case "bring back":
      return bringBack(root, files, question.form)
    case "changes":
      return changesSinceHandedIn(root, files)
    case "hand in":
      return handIn(root, files, question)
    case "archive":
      return zipContent(files)
    default:
      throw new Refusal(422, "The editor opens, checks, saves and hands in content, nothing else.")
  }
}

function refuse(response: ServerResponse, error: unknown) {
  const refusal = refusalOf(error)
  if (!refusal) console.error(error)
  const { status = 500, message = failed, problems = [] } = refusal ?? {}
  if (problems.length > 0) console.warn(formatFindings(problems, "problem"))
  sendJson(response, status, { message, problems })
}

const failed = "Something went wrong, and nothing was changed. The terminal says what."

const full =
  "Nothing was saved: the disk is full. What you wrote is still here. Make room on the disk, then save again."

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof NotContent) return new Refusal(403, error.message)
  if (error instanceof Outdated) return new Refusal(409, changedSince)
  if (error instanceof Unwritable) return new Refusal(422, error.message)
  const { code } = error as NodeJS.ErrnoException
  return ["ENOSPC", "EDQUOT", "EFBIG"].includes(String(code)) ? new Refusal(507, full) : undefined
}
