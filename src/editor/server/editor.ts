import type { ServerResponse } from "node:http"
import { zipSync } from "fflate"
import { formatFindings } from "../../content/checks/inspect"
import { Unwritable } from "../../content/forms/form"
import { finishPuts, Outdated, readFiles } from "../../content/reading/disk"
import { type Files, NotContent } from "../../content/reading/files"
import { bringBack, changesSinceHandedIn } from "../git/changes"
import { handIn } from "../git/hand-in"
import { Refusal } from "../refusal"
import { type Handler, readQuestion, requireOwnAddress, send } from "./messages"
import { listForms, openForm } from "./open"
import { changedSince, check, removeForm, save } from "./save"
import { servePage } from "./serve-page"

/** What the editor's page may ask for, each with how it is answered from the content as it is then. */
const answers = {
  list: (_question: object, files: Files) => listForms(files),
  open: ({ form }: { form: string }, files: Files) => openForm(files, form),
  check,
  save,
  remove: removeForm,
  changes: changesSinceHandedIn,
  "bring back": bringBack,
  "hand in": handIn,
}

export type Action = keyof typeof answers
export type Question<Asked extends Action> = Parameters<(typeof answers)[Asked]>[0]
export type Answer<Asked extends Action> = Awaited<ReturnType<(typeof answers)[Asked]>>

/**
 * Answers at /edit with the editor, and leaves other addresses to the site.
 * @param root The folder that has `content/`
 */
export function editor(root: string, page: string): Handler {
  finishPuts(root)
  return async (request, response, next) => {
    try {
      requireOwnAddress(request)
      const { pathname } = new URL(request.url ?? "/", "http://localhost")
      if (pathname === "/edit/content") {
        send(response, 200, "application/json", JSON.stringify(await answer(request, root)))
      } else if (pathname === "/edit/content.zip") {
        send(response, 200, "application/zip", zipOf(readFiles(root)))
      } else if (!servePage(pathname, page, response)) {
        next()
      }
    } catch (error) {
      refuse(response, error)
    }
  }
}

async function answer(request: Parameters<Handler>[0], root: string): Promise<unknown> {
  const { action, ...question } = await readQuestion(request)
  if (!Object.hasOwn(answers, String(action))) {
    throw new Refusal(422, "The editor opens, checks, saves and hands in content, nothing else.")
  }
  return answers[action as Action](question as never, readFiles(root), root)
}

/** All files of the content, for those who cannot send them otherwise. */
function zipOf(files: Files): Uint8Array {
  const readable = [...files].flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : []))
  return zipSync(Object.fromEntries(readable))
}

function refuse(response: ServerResponse, error: unknown) {
  const refusal = refusalOf(error)
  if (!refusal) console.error(error)
  const { status = 500, message = failed, problems = [] } = refusal ?? {}
  if (problems.length > 0) console.warn(formatFindings(problems, "problem"))
  send(response, status, "application/json", JSON.stringify({ message, problems }))
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
