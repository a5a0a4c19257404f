import { createHash } from "node:crypto"
import { type BrowserContext, expect, type Route } from "@playwright/test"
import { buildSchema, execute, parse } from "graphql"
import { readFiles } from "../../src/content/read-files"

/** The part of GitHub's schema that the CMS uses. Responses leave out its other fields. */
const schema = buildSchema(`
  scalar CreateCommitOnBranchInput
  type Query { repository: Repository }
  type Mutation { createCommitOnBranch(input: CreateCommitOnBranchInput): Payload }
  type Payload { commit: Commit }
  type Repository { ref: Ref object(oid: String): Blob }
  type Ref { target: Commit }
  type Commit {
    oid: String message: String committedDate: String author: Author
    history: History file(path: String): Blob
  }
  type Author { name: String }
  type History { nodes: [Commit] }
  type Blob { oid: String text: String }
`)

type Files = Record<string, string>

interface Input {
  fileChanges: { additions: { path: string; contents: string }[] }
}

/** An in-memory mock of the GitHub API that the CMS uses, with one branch of one repository. */
export class GitHub {
  /** The files after each commit. */
  readonly commits: Files[] = []
  /** How saves fail: with a status or without a response. */
  failure?: number | "offline"
  private nextCommit = 0

  constructor() {
    const content = [...readFiles("__tests__")].map(([path, bytes]) => [path, String(bytes)])
    this.commit(Object.fromEntries(content))
  }

  get head() {
    return this.commits.at(-1) ?? {}
  }

  text(path: string): string {
    return this.head[path] ?? ""
  }

  /** Commits as somebody else. */
  commit(changes: Files) {
    this.commits.push({ ...this.head, ...changes })
    this.nextCommit = this.commits.length
  }

  async expectCommit(refusals = async (): Promise<string[]> => []) {
    await expect
      .poll(async () => this.commits.length > this.nextCommit || (await refusals()))
      .toBe(true)
    this.nextCommit += 1
  }

  async mock(context: BrowserContext) {
    await context.addInitScript(sendBodiesInHeaders)
    await context.route("https://api.github.com/**", route => this.respond(route))
  }

  private async respond(route: Route) {
    const request = route.request()
    const allow = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" }
    const send = (json: unknown, status = 200) => route.fulfill({ headers: allow, json, status })
    const { pathname } = new URL(request.url())
    if (request.method() === "OPTIONS") return send({})
    if (pathname === "/user") return send({ login: "ann", id: 1, name: "Ann" })
    if (pathname.includes("/collaborators/")) return send({})
    if (pathname.includes("/git/trees/")) return send({ tree: this.tree() })
    const body = request.postData() ?? decodeURIComponent(String(request.headers()["x-body"]))
    const { query, variables } = JSON.parse(body)
    if (variables.input) {
      const { failure } = this
      if (failure === "offline") return route.abort()
      if (failure) return send({ message: `Refused: ${failure}` }, failure)
    }
    const document = parse(query)
    return send(await execute({ schema, document, rootValue: this, variableValues: variables }))
  }

  private tree() {
    const files = Object.entries(this.head)
    return files.map(([path, text]) => ({ type: "blob", path, sha: hash(text), size: text.length }))
  }

  // The methods below resolve the schema's fields.

  repository() {
    const files = Object.values(this.head)
    const object = ({ oid }: { oid: string }) => ({ text: files.find(text => hash(text) === oid) })
    return { object, ref: { target: this.headCommit() } }
  }

  createCommitOnBranch({ input: { fileChanges } }: { input: Input }) {
    const changes = fileChanges.additions.map(({ path, contents }) => [
      path,
      Buffer.from(contents, "base64").toString(),
    ])
    this.commits.push({ ...this.head, ...Object.fromEntries(changes) })
    return { commit: this.headCommit() }
  }

  /** The last commit, which is also the history of any file. */
  private headCommit() {
    const commit = {
      oid: hash(String(this.commits.length)),
      message: "Change",
      author: { name: "Bob" },
      committedDate: "2026-11-24",
      file: ({ path }: { path: string }) => ({ oid: hash(this.text(path)) }),
    }
    return { ...commit, history: { nodes: [commit] } }
  }
}

const hash = (text: string) => createHash("sha1").update(text).digest("hex")

/** For Firefox, from which Playwright's routes get no bodies. */
function sendBodiesInHeaders() {
  const { fetch } = window
  window.fetch = (url, init) => {
    if (typeof init?.body === "string" && init.headers instanceof Headers)
      init.headers.set("x-body", encodeURIComponent(init.body))
    return fetch(url, init)
  }
}
