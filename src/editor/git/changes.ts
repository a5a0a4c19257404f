import type { SimpleGit } from "simple-git"
import { inspect } from "../../content/checks/inspect"
import type { Form } from "../../content/forms/form"
import { changesOf, formsOf } from "../../content/forms/forms"
import { isNew, withLegalPage } from "../../content/forms/legal-forms"
import { same } from "../../content/forms/same"
import { bytesOf, type Files, withChanges } from "../../content/reading/files"
import type { Changed, HandInState } from "../form"
import { Refusal } from "../server/refusal"
import { change } from "../server/save"
import { branchOfOurs, unsentOf } from "./branch"
import { gitIn, nameIn, obstacleIn, remoteOf } from "./repository"

/** What has changed since it was last handed in, form by form, and what stands in the way of that. */
export async function changesSinceHandedIn(root: string, files: Files): Promise<HandInState> {
  const mistakes = inspect(files).problems.length
  const obstacle = await obstacleIn(root)
  const nothing = { changed: [], otherFiles: [], named: true, unsent: 0, mistakes }
  if (obstacle) return { ...nothing, obstacle }
  const git = gitIn(root)
  const status = await git.status(["--untracked-files=all"])
  const changed = status.files.flatMap(({ path, from }) => (from ? [path, from] : [path]))
  const ofContent = changed.filter(isContent)
  const remote = await remoteOf(git)
  return {
    changed: compare(await handedIn(git, files, ofContent), files),
    files: ofContent,
    otherFiles: changed.filter(file => !isContent(file)),
    branch: (await branchOfOurs(git)) ?? undefined,
    detached: status.detached,
    named: Boolean(await nameIn(git)),
    remote: remote?.refs.push,
    unsent: await unsentOf(git, remote?.name),
    mistakes,
  }
}

const isContent = (file: string) => file.startsWith("content/")

/** The content as it was handed in last. @param changed The files that have changed since */
async function handedIn(git: SimpleGit, files: Files, changed: string[]): Promise<Files> {
  const before = changed.map(async file => {
    const text = await git.show([`HEAD:${file}`]).catch(() => undefined)
    return [file, text === undefined ? undefined : bytesOf(text)] as const
  })
  return withChanges(files, new Map(await Promise.all(before)))
}

/** The forms whose values differ. */
function compare(before: Files, after: Files): Changed[] {
  const old = new Map(formsOf(before).map(form => [form.name, form]))
  const forms = new Map(formsOf(after).map(form => [form.name, form]))
  const all = [...new Map([...forms, ...old]).values()].filter(form => !isNew(form))
  return all.flatMap(({ name }) => changeOf(old.get(name), forms.get(name)))
}

function changeOf(old: Form | undefined, form: Form | undefined): Changed[] {
  const { name, title, rule } = (form ?? old) as Form
  const state = !old ? "new" : !form ? "removed" : undefined
  const change = { before: old?.values, after: form?.values }
  if (!state && same(change.before, change.after)) return []
  return [{ form: name, title, rule, state, ...change }]
}

/** Brings back a legal page that was removed, as it was handed in last. */
export async function bringBack(root: string, files: Files, name: string) {
  const git = gitIn(root)
  const status = await git.status(["--untracked-files=all"])
  const changed = status.files.map(({ path }) => path).filter(isContent)
  const texts = withLegalPage(files, await handedIn(git, files, changed), name)
  if (!texts) throw new Refusal(404, `There was no page ${name}.`)
  change(root, files, changesOf(files, texts))
  return {}
}
