import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { checkContent } from "../../content/checks/check"
import type { Changed, HandInState } from "../form"
import { formsOf } from "../forms/form-files"
import type { FormFiles } from "../forms/form-rules"
import { same } from "../text/doc"
import { branchOfOurs, unsentOf } from "./branch"
import { gitIn, nameIn, obstacleIn, remoteOf } from "./repository"

/** What has changed since it was last handed in, form by form, and what stands in the way of that. */
export async function changesSinceHandedIn(root: string): Promise<HandInState> {
  const mistakes = checkContent(root).length
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
async function compare(root: string, files: string[]): Promise<Changed[]> {
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
  } finally {
    rmSync(before, { recursive: true, force: true })
  }
}

function changeOf(old: FormFiles | undefined, form: FormFiles | undefined): Changed[] {
  const change = { before: valuesOf(old), after: valuesOf(form) }
  const { name, title, rule } = (form ?? old) as FormFiles
  return same(change.before, change.after) ? [] : [{ form: name, title, rule, ...change }]
}

function valuesOf(form: FormFiles | undefined) {
  try {
    return form?.read()
  } catch {
    return undefined
  }
}
