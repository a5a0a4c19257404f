import { type SimpleGit, simpleGit } from "simple-git"

/** How git asks for a password is the editor's own choice; the rest of its settings is not for here. */
const allowed = ["GIT_TERMINAL_PROMPT", "GIT_ASKPASS", "SSH_ASKPASS", "GIT_SSH", "GIT_SSH_COMMAND"]

/** ms without a word from git after which it has stopped: a remote may never answer. */
const patience = 60_000

/** git in the project's folder: in English, as its words are read, and never waiting for a terminal. */
export function gitIn(root: string): SimpleGit {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      allowed.includes(name) || !/^GIT_|ASKPASS$|EDITOR$|PAGER$|^VISUAL$|^PREFIX$/.test(name),
  )
  return simpleGit({
    baseDir: root,
    timeout: { block: patience },
    allowEnvironment: allowed,
    unsafe: { allowUnsafeAskPass: true, allowUnsafeSshCommand: true },
  }).env({ ...Object.fromEntries(inherited), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" })
}

/** Why nothing can be handed in with git. */
export type Obstacle = "no git" | "no repository" | "unfinished merge"

export async function obstacleIn(root: string): Promise<Obstacle | undefined> {
  const git = gitIn(root)
  const version = await git.version().catch(() => undefined)
  if (!version?.installed) return "no git"
  // A folder within somebody's repository of something else is not this website's.
  const above = await git.revparse(["--show-prefix"]).catch(() => "none")
  const head = await git.revparse(["HEAD"]).catch(() => "")
  if (above || !head) return "no repository"
  const { conflicted } = await git.status()
  const merging = await git.raw(["rev-parse", "-q", "--verify", "MERGE_HEAD"]).catch(() => "")
  return conflicted.length > 0 || merging ? "unfinished merge" : undefined
}

/** The remote that work is handed in to: the one named origin, or the only one. */
export async function remoteOf(git: SimpleGit) {
  const remotes = await git.getRemotes(true)
  return remotes.find(({ name }) => name === "origin") ?? remotes[0]
}

/** The branch of the remote that visitors' site is made from, as it was seen last. */
export async function mainOf(git: SimpleGit, remote: string): Promise<string | undefined> {
  for (const name of ["HEAD", "main", "master"]) {
    const branch = `${remote}/${name}`
    if (await git.revparse(["-q", "--verify", branch]).catch(() => "")) return branch
  }
}

export async function nameIn(git: SimpleGit) {
  const name = (await git.getConfig("user.name")).value
  const email = (await git.getConfig("user.email")).value
  return name && email ? { name, email } : undefined
}
