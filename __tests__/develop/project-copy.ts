import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const project = resolve(__dirname, "../..")

/** What Gatsby reads of the project. */
const copied = [
  "content",
  "docs",
  "src",
  "static",
  "package.json",
  "tsconfig.json",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
]

export const generatedTypes = "src/gatsby-types.d.ts"

/** A copy of the project in which everything may be changed, without what Gatsby generates. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "marquisade-"))

  constructor() {
    for (const name of copied) {
      cpSync(join(project, name), join(this.folder, name), { recursive: true })
    }
    rmSync(join(this.folder, generatedTypes))
    symlinkSync(join(project, "node_modules"), join(this.folder, "node_modules"), "junction")
  }

  /** Arguments for Node and the rest of what it takes to run Gatsby here. */
  gatsby(...args: string[]) {
    const program = join(project, "node_modules/gatsby/cli.js")
    const env = { ...process.env, NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: "1" }
    return { args: [program, ...args], options: { cwd: this.folder, env } }
  }

  read(file: string): string | undefined {
    try {
      return readFileSync(join(this.folder, file), "utf8")
    } catch {
      return undefined
    }
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
