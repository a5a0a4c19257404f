import type { SimpleGit } from "simple-git"
import { inspect } from "../../content/checks/inspect"
import { formsOf } from "../../content/forms/forms"
import { isNew } from "../../content/forms/legal-forms"
import type { Files } from "../../content/reading/files"
import { Refusal } from "../refusal"
import { branchOfOurs, newBranch } from "./branch"
import { gitIn, mainOf, nameIn, obstacleIn, remoteOf } from "./repository"
import { whyNotSent } from "./why-not-sent"

interface Handing {
  /** What was changed and why. Empty where only what was handed in before is to be sent. */
  sentence: string
  name?: string
  email?: string
}

export interface HandedIn {
  branch: string
  remote?: string
  sent?: boolean
  /** Why it was not sent */
  notSent?: string
  /** Forms that others have changed at the same places */
  alsoChanged?: string[]
}

/**
 * Commits the content, and nothing else, on a branch of its own and sends it to the remote, if there is
 * one. What cannot be sent stays committed.
 */
export async function handIn(handing: Handing, files: Files, root: string): Promise<HandedIn> {
  const obstacle = await obstacleIn(root)
  if (obstacle) throw new Refusal(422, `This folder cannot be handed in with git: ${obstacle}.`)
  const git = gitIn(root)
  if (handing.sentence) await commit(git, files, handing)
  const branch = (await git.branchLocal()).current
  const target = await remoteOf(git)
  if (!target) return { branch }
  const remote = target.refs.push
  try {
    await git.push(target.name, branch, ["--set-upstream"])
  } catch (error) {
    return { branch, remote, notSent: whyNotSent(error) }
  }
  return { branch, remote, sent: true, alsoChanged: await alsoChanged(git, files, target.name) }
}

async function commit(git: SimpleGit, files: Files, { sentence, name, email }: Handing) {
  const { problems } = inspect(files)
  if (problems.length > 0) {
    throw new Refusal(422, "The content has mistakes: correct them, then hand it in.", problems)
  }
  if (name && email) {
    await git.addConfig("user.name", name)
    await git.addConfig("user.email", email)
  }
  if (!(await nameIn(git))) throw new Refusal(422, "Give your name and your e-mail address first.")
  if (!(await branchOfOurs(git))) await git.checkoutLocalBranch(await newBranch(git, sentence))
  try {
    await git.raw(["add", "--all", "--", "content"])
    await git.raw(["commit", "--message", sentence, "--only", "--", "content"])
  } catch (error) {
    const words = error instanceof Error ? error.message.trim() : String(error)
    throw new Refusal(
      422,
      `Git refused it: ${words} Nothing is lost; show this to whoever looks after the website.`,
    )
  }
}

/** Titles of the forms that others have changed at the same places meanwhile. */
async function alsoChanged(git: SimpleGit, files: Files, remote: string): Promise<string[]> {
  try {
    await git.fetch(remote)
    const main = await mainOf(git, remote)
    if (!main) return []
    const merged = await git.raw(["merge-tree", "--write-tree", "--name-only", "HEAD", main])
    const [, ...conflicting] = (merged.split("\n\n")[0] ?? "").split("\n")
    const forms = formsOf(files).filter(form => form.files.some(file => conflicting.includes(file)))
    return forms.filter(form => !isNew(form)).map(({ title }) => title)
  } catch {
    // An older git cannot tell beforehand; whoever merges the work will see it.
    return []
  }
}
