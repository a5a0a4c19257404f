import { createHash } from "node:crypto"
import { type BrowserContext, expect, type Route } from "@playwright/test"
import { readFiles } from "../../src/content/files/read-files"

type Change = [path: string, text: string]

/** An in-memory mock of the GitHub API that the CMS uses, with one branch of one repository. */
export class GitHub {
  commits: { oid: string; message: string; author: string; files: Map<string, string> }[] = []
  /** How saves fail: with a status or without a response. */
  failure?: number | "offline"
  /** Runs once, between the CMS's last read of the branch and its commit. */
  beforeCommit?: () => void
  private expected = 1

  /** @param root The parent of the content folder */
  constructor(root: string) {
    const files = [...readFiles(root)].map(
      ([path, bytes]): Change => [path, new TextDecoder().decode(bytes)],
    )
    this.commit("Begin", files)
  }

  get head() {
    return this.commits[this.commits.length - 1] ?? { oid: "", message: "", files: new Map() }
  }

  text(path: string): string {
    return this.head.files.get(path) ?? ""
  }

  commit(message: string, changes: Change[], author = "Bob") {
    const files = new Map([...this.head.files, ...changes])
    this.commits.push({ oid: sha(`${this.commits.length} ${message}`), message, author, files })
  }

  /** Waits for the next commit. */
  async expectCommit(message: string) {
    await expect.poll(() => this.commits[this.expected]?.message).toBe(message)
    this.expected += 1
  }

  async mock(context: BrowserContext) {
    await context.addInitScript(sendBodiesInHeaders)
    await context.route("https://api.github.com/**", route => this.handle(route))
  }

  private handle(route: Route) {
    const request = route.request()
    const allow = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" }
    const respond = (json: unknown, status = 200) => route.fulfill({ headers: allow, json, status })
    const { pathname } = new URL(request.url())
    if (request.method() === "OPTIONS") return respond({})
    if (pathname === "/user") return respond({ login: "ann", id: 1, name: "Ann" })
    if (pathname.includes("/collaborators/")) return respond({})
    if (pathname.includes("/git/trees/")) return respond({ tree: this.tree() })
    const body = request.postData() ?? decodeURIComponent(request.headers()["x-body"] ?? "")
    const { query, variables } = JSON.parse(body)
    if (!variables.input) return respond({ data: { repository: this.read(query) } })

    this.beforeCommit?.()
    this.beforeCommit = undefined
    const { failure } = this
    if (failure === "offline") return route.abort()
    if (typeof failure === "number") return respond({ message: `Refused: ${failure}` }, failure)
    return respond(this.write(query, variables.input))
  }

  private tree() {
    const files = [...this.head.files]
    return files.map(([path, text]) => ({ type: "blob", path, sha: blob(text), size: text.length }))
  }

  private read(query: string) {
    const texts = this.commits.flatMap(({ files }) => [...files.values()])
    return {
      ref: { target: { oid: this.head.oid, history: { nodes: [this.head] } } },
      ...aliases(query, /(content_\d+): object\(oid: "(\w+)"\)/g, oid => ({
        text: texts.find(text => blob(text) === oid),
      })),
      ...aliases(query, /((?:commit|history)_\d+):\s+ref.*?path: "([^"]+)"/g, path => ({
        target: { history: { nodes: this.history(path) } },
      })),
    }
  }

  private history(path: string) {
    const before = (index: number) => this.commits[index - 1]?.files.get(path)
    return this.commits
      .filter(({ files }, index) => files.get(path) !== before(index))
      .map(({ oid, author }) => ({ oid, author: { name: author }, committedDate: "2026-11-24" }))
      .reverse()
  }

  private write(query: string, { expectedHeadOid, message, fileChanges }: Input) {
    if (expectedHeadOid !== this.head.oid) return { errors: [{ message: "Expected another head" }] }
    const changes = fileChanges.additions.map(
      ({ path, contents }): Change => [path, Buffer.from(contents, "base64").toString()],
    )
    this.commit(message.headline, changes, "Ann")
    const shas = aliases(query, /(file_\d+): file\(path: "([^"]+)"/g, path => ({
      oid: blob(this.text(path)),
    }))
    const commit = { oid: this.head.oid, committedDate: "2026-11-24", ...shas }
    return { data: { createCommitOnBranch: { commit } } }
  }
}

interface Input {
  expectedHeadOid: string
  message: { headline: string }
  fileChanges: { additions: { path: string; contents: string }[] }
}

/** The values of a query's aliases. */
const aliases = (query: string, pattern: RegExp, resolve: (argument: string) => object) =>
  Object.fromEntries(
    [...query.matchAll(pattern)].map(([, name, argument = ""]) => [name, resolve(argument)]),
  )

const sha = (text: string) => createHash("sha1").update(text).digest("hex")
const blob = (text: string) => sha(`blob ${Buffer.byteLength(text)}\0${text}`)

/** Copies request bodies to a header, because Firefox shows no bodies to routes. */
function sendBodiesInHeaders() {
  const { fetch } = window
  window.fetch = (url, init) => {
    if (typeof init?.body === "string" && init.headers instanceof Headers) {
      init.headers.set("x-body", encodeURIComponent(init.body))
    }
    return fetch(url, init)
  }
}
