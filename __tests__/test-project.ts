import * as fs from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"

const project = resolve(__dirname, "..")

/** What Gatsby reads besides the content. */
const sources = [
  ...["src", "static", "package.json", "tsconfig.json"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
]

export const generatedTypes = "src/gatsby-types.d.ts"

/** A copy of the project with the tests' content, which tests may change. It links to the project's packages. */
export class TestProject {
  /** @param folder Its path; Gatsby's caches in it are kept */
  constructor(readonly folder = fs.mkdtempSync(join(tmpdir(), "marquisade-"))) {
    for (const path of [...sources, "content"]) {
      const from = join(project, path === "content" ? "__tests__/content" : path)
      fs.rmSync(join(folder, path), { recursive: true, force: true })
      fs.cpSync(from, join(folder, path), { recursive: true, preserveTimestamps: true })
    }
    fs.rmSync(join(folder, "node_modules"), { force: true })
    fs.symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "junction")
  }

  /** Arguments and options that run Gatsby in the copy as on a developer's machine, without `SITE_URL`. */
  gatsby(...args: string[]) {
    const program = join(project, "node_modules/gatsby/cli.js")
    const env: NodeJS.ProcessEnv = { ...process.env }
    for (const name of ["NODE_ENV", "SITE_URL", "CI", "NETLIFY", "CF_PAGES"]) delete env[name]
    return { args: [program, ...args], options: { cwd: this.folder, env } }
  }

  read(file: string): string {
    return fs.readFileSync(join(this.folder, file), "utf8")
  }

  write(file: string, text: string): void {
    fs.mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    fs.writeFileSync(join(this.folder, file), text)
  }

  delete(file: string): void {
    fs.rmSync(join(this.folder, file))
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
