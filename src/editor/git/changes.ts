import type { SimpleGit } from "simple-git"
import { inspect } from "../../content/checks/inspect"
import type { Rule, Values } from "../../content/forms/form"
import { changesOf, formsOf } from "../../content/forms/forms"
import { isNew, withLegalPage } from "../../content/forms/legal-forms"
import { same } from "../../content/forms/same"
import { bytesOf, type Files, withChanges } from "../../content/reading/files"
import { Refusal } from "../refusal"
import { change } from "../server/save"
import { branchOfOurs, unsentOf } from "./branch"
import { gitIn, nameIn, type Obstacle, obstacleIn, remoteOf } from "./repository"

/** A form whose values differ from those handed in last; one that is new or removed has no others. */
export interface Changed {
  form: string
  title: string
  rule: Rule
  state?: "new" | "removed"
  before?: Values
  after?: Values
}

export interface HandInState {
  /** Why nothing can be handed in with git */
  obstacle?: Obstacle
  changed: Changed[]
  /** Whether any file of the content has changed, even one that no form shows */
  ready: boolean
  /** Files that changed outside the content */
  otherFiles: string[]
  /** The branch that work was handed in on before */
  branch?: string
  detached?: boolean
  /** Whether git knows who hands in */
  named: boolean
  remote?: string
  /** How often it was handed in without being sent */
  unsent: number
  mistakes: number
}

/** What has changed since it was last handed in, form by form, and what stands in the way of that. */
export async function changesSinceHandedIn(
  _question: object,
  files: Files,
  root: string,
): Promise<HandInState> {
  const mistakes = inspect(files).problems.length
  const obstacle = await obstacleIn(root)
  const nothing = { changed: [], ready: false, otherFiles: [], named: true, unsent: 0, mistakes }
  if (obstacle) return { ...nothing, obstacle }
  const git = gitIn(root)
  const { changed, detached } = await changedFiles(git)
  const remote = await remoteOf(git)
  return {
    changed: compare(await handedIn(git, files, changed), files),
    ready: changed.some(isContent),
    otherFiles: changed.filter(file => !isContent(file)),
    branch: await branchOfOurs(git),
    detached,
    named: Boolean(await nameIn(git)),
    remote: remote?.refs.push,
    unsent: await unsentOf(git, remote?.name),
    mistakes,
  }
}

const isContent = (file: string) => file.startsWith("content/")

async function changedFiles(git: SimpleGit) {
  const { files, detached } = await git.status(["--untracked-files=all"])
  return { changed: files.flatMap(({ path, from }) => (from ? [path, from] : [path])), detached }
}

/** The content as it was handed in last. @param changed The files that have changed since */
async function handedIn(git: SimpleGit, files: Files, changed: string[]): Promise<Files> {
  const before = changed.filter(isContent).map(async file => {
    const text = await git.show([`HEAD:${file}`]).catch(() => undefined)
    return [file, text === undefined ? undefined : bytesOf(text)] as const
  })
  return withChanges(files, new Map(await Promise.all(before)))
}

/** The forms whose values differ. */
function compare(before: Files, after: Files): Changed[] {
  const old = new Map(formsOf(before).map(form => [form.name, form]))
  const forms = new Map(formsOf(after).map(form => [form.name, form]))
  return [...new Map([...forms, ...old]).values()].flatMap(each => {
    const { name, title, rule } = forms.get(each.name) ?? each
    const change = { before: old.get(name)?.values, after: forms.get(name)?.values }
    const state = !old.has(name) ? "new" : !forms.has(name) ? "removed" : undefined
    const isSame = !state && same(change.before, change.after)
    return isNew(each) || isSame ? [] : [{ form: name, title, rule, state, ...change }]
  })
}

/** Brings back a legal page that was removed, as it was handed in last. */
export async function bringBack({ form }: { form: string }, files: Files, root: string) {
  const git = gitIn(root)
  const { changed } = await changedFiles(git)
  const texts = withLegalPage(files, await handedIn(git, files, changed), form)
  if (!texts) throw new Refusal(404, `There was no page ${form}.`)
  change(root, files, changesOf(files, texts))
  return {}
}
