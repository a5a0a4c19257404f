import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { inspectContent } from "../../content/checks/check"
import type { Changed, HandInState } from "../form"
import { formsOf } from "../forms/form-files"
import type { FormFiles } from "../forms/form-rules"
import { entriesFile, withPageOf } from "../forms/legal-entries"
import { saveTexts } from "../forms/save"
import { same } from "../text/doc"
import { branchOfOurs, unsentOf } from "./branch"
import { gitIn, nameIn, obstacleIn, remoteOf } from "./repository"

/** What has changed since it was last handed in, form by form, and what stands in the way of that. */
export async function changesSinceHandedIn(root: string): Promise<HandInState> {
  const mistakes = inspectContent(root).problems.length
  const obstacle = await obstacleIn(root)
  const nothing = { changed: [], otherFiles: [], named: true, unsent: 0, mistakes }
  if (obstacle) return { ...nothing, obstacle }
  const git = gitIn(root)
  const status = await git.status(["--untracked-files=all"])
  const files = status.files.flatMap(({ path, from }) => (from ? [path, from] : [path]))
  const ofContent = files.filter(file => file.startsWith("content/"))
  const remote = await remoteOf(git)
  return {
    changed: ofContent.length > 0 ? await compare(root, ofContent) : [],
    files: ofContent,
    otherFiles: files.filter(file => !file.startsWith("content/")),
    branch: (await branchOfOurs(git)) ?? undefined,
    detached: status.detached,
    named: Boolean(await nameIn(git)),
    remote: remote?.refs.push,
    unsent: await unsentOf(git, remote?.name),
    mistakes,
  }
}

/** The forms' values before and after. */
function compare(root: string, files: string[]): Promise<Changed[]> {
  return withHandedIn(root, files, before => {
    const old = new Map(formsOf(before).map(form => [form.name, form]))
    const forms = formsOf(root)
    const names = new Set([...forms.map(({ name }) => name), ...old.keys()])
    return [...names]
      .filter(name => name !== "new-legal-page")
      .flatMap(name =>
        changeOf(
          old.get(name),
          forms.find(form => form.name === name),
        ),
      )
  })
}

/** Brings back a legal page that was removed, as it was handed in last. */
export async function bringBack(root: string, name: string) {
  const slug = name.replace("legal/", "")
  const folder = `content/legal/${slug}/`
  const { files } = await gitIn(root).status()
  const changed = files
    .map(({ path }) => path)
    .filter(path => path.startsWith(folder) || path === entriesFile)
  return withHandedIn(root, changed, before => {
    saveTexts(root, withPageOf(before, root, slug))
    return {}
  })
}

/** With a folder that has the content with these files as they were handed in last. */
async function withHandedIn<Result>(
  root: string,
  files: string[],
  use: (before: string) => Result,
): Promise<Result> {
  const git = gitIn(root)
  mkdirSync(join(root, ".cache"), { recursive: true })
  const before = mkdtempSync(join(root, ".cache", "edit-"))
  try {
    cpSync(join(root, "content"), join(before, "content"), { recursive: true })
    for (const file of files) {
      const place = join(before, file)
      rmSync(place, { force: true })
      const text = await git.show([`HEAD:${file}`]).catch(() => undefined)
      if (text === undefined) continue
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
    return use(before)
  } finally {
    rmSync(before, { recursive: true, force: true })
  }
}

function changeOf(old: FormFiles | undefined, form: FormFiles | undefined): Changed[] {
  const change = { before: valuesOf(old), after: valuesOf(form) }
  const { name, title, rule } = (form ?? old) as FormFiles
  const state = !old ? "new" : !form ? "removed" : undefined
  if (!state && same(change.before, change.after)) return []
  return [{ form: name, title, rule, state, ...change }]
}

function valuesOf(form: FormFiles | undefined) {
  try {
    return form?.read()
  } catch {
    return undefined
  }
}
