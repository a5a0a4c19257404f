import type { SimpleGit } from "simple-git"
import { inspectContent } from "../../content/checks/check"
import type { HandedIn } from "../form"
import { formsOf } from "../forms/form-files"
import { Refusal } from "../forms/refusal"
import { branchOfOurs, newBranch } from "./branch"
import { gitIn, mainOf, nameIn, obstacleIn, remoteOf } from "./repository"
import { whyNotSent } from "./why-not-sent"

export interface Handing {
  /** What was changed and why. Empty where only what was handed in before is to be sent. */
  sentence: string
  name?: string
  email?: string
}

/**
 * Commits the content, and nothing else, on a branch of its own and sends it to the remote, if there is
 * one. What cannot be sent stays committed.
 */
export async function handIn(root: string, handing: Handing): Promise<HandedIn> {
  const obstacle = await obstacleIn(root)
  if (obstacle) throw new Refusal(422, `This folder cannot be handed in with git: ${obstacle}.`)
  const git = gitIn(root)
  const remote = await remoteOf(git)
  const { sentence } = handing
  if (sentence) await commit(root, git, handing)
  const branch = (await git.branchLocal()).current
  if (!remote) return { branch }
  try {
    await git.push(remote.name, branch, ["--set-upstream"])
  } catch (error) {
    return { branch, remote: remote.refs.push, notSent: whyNotSent(error) }
  }
  return {
    branch,
    remote: remote.refs.push,
    sent: true,
    alsoChanged: await alsoChanged(root, git, remote.name),
  }
}

async function commit(root: string, git: SimpleGit, { sentence, name, email }: Handing) {
  const { problems } = inspectContent(root)
  if (problems.length > 0) {
    throw new Refusal(422, "The content has mistakes: mend them, then hand it in.", problems)
  }
  if (name && email) {
    await git.addConfig("user.name", name)
    await git.addConfig("user.email", email)
  }
  if (!(await nameIn(git))) throw new Refusal(422, "Say your name and your e-mail address first.")
  if (!(await branchOfOurs(git))) await git.checkoutLocalBranch(await newBranch(git, sentence))
  try {
    await git.raw(["add", "--all", "--", "content"])
    await git.raw(["commit", "--message", sentence, "--only", "--", "content"])
  } catch (error) {
    const words = error instanceof Error ? error.message.trim() : String(error)
    throw new Refusal(
      422,
      `Git would not take it: ${words} Nothing is lost; show this to whoever looks after the website.`,
    )
  }
}

/** Titles of the forms that others have changed at the same places meanwhile. */
async function alsoChanged(root: string, git: SimpleGit, remote: string): Promise<string[]> {
  try {
    await git.fetch(remote)
    const main = await mainOf(git, remote)
    if (!main) return []
    const merged = await git.raw(["merge-tree", "--write-tree", "--name-only", "HEAD", main])
    const [, ...files] = (merged.split("\n\n")[0] ?? "").split("\n")
    const forms = formsOf(root).filter(form => form.files.some(file => files.includes(file)))
    return forms.filter(({ name }) => name !== "new-legal-page").map(({ title }) => title)
  } catch {
    // An older git cannot tell beforehand; whoever takes the work over will see it.
    return []
  }
}
