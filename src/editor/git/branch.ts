import type { SimpleGit } from "simple-git"
import { mainOf, remoteOf } from "./repository"

const prefix = "content/"

/** The branch that work was handed in on and that has not been merged yet; undefined for any other. */
export async function branchOfOurs(git: SimpleGit): Promise<string | undefined> {
  const { current } = await git.branchLocal()
  if (!current.startsWith(prefix)) return undefined
  const remote = await remoteOf(git)
  const main = remote && (await mainOf(git, remote.name))
  return main && (await isWithin(git, "HEAD", main)) ? undefined : current
}

/** A name that no branch has: the day and the first words of the sentence. */
export async function newBranch(git: SimpleGit, sentence: string): Promise<string> {
  const { all } = await git.branch(["--all"])
  const taken = all.map(name => name.replace(/^remotes\/[^/]+\//, ""))
  const plain = sentence.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  const short =
    plain
      .match(/[a-z0-9]+/g)
      ?.slice(0, 6)
      .join("-") ?? "change"
  const base = `${prefix}${new Date().toISOString().slice(0, 10)}-${short}`
  let name = base
  for (let number = 2; taken.includes(name); number++) name = `${base}-${number}`
  return name
}

/** How many commits of the branch have not reached the remote. */
export async function unsentOf(git: SimpleGit, remote: string | undefined): Promise<number> {
  const branch = await branchOfOurs(git)
  if (!branch || !remote) return 0
  const count = await git.raw(["rev-list", "--count", "HEAD", "--not", `--remotes=${remote}`])
  return Number(count)
}

async function isWithin(git: SimpleGit, commit: string, branch: string) {
  const base = await git.raw(["merge-base", commit, branch]).catch(() => "")
  return base.trim() === (await git.revparse([commit])).trim()
}
