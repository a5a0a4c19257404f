import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"

const project = resolve(__dirname, "..")

/** What Gatsby reads of the project; the content is the tests' own. */
export const copied = {
  content: "__tests__/content",
  docs: "docs",
  src: "src",
  static: "static",
  "package.json": "package.json",
  "tsconfig.json": "tsconfig.json",
  "gatsby-browser.tsx": "gatsby-browser.tsx",
  "gatsby-config.ts": "gatsby-config.ts",
  "gatsby-node.ts": "gatsby-node.ts",
  "gatsby-ssr.tsx": "gatsby-ssr.tsx",
}

export const generatedTypes = "src/gatsby-types.d.ts"

/**
 * A copy of the project in which everything may be changed, with the tests' content and without what
 * Gatsby generates. Its packages are the project's.
 */
export class ProjectCopy {
  /** @param folder Where it is; what Gatsby left there from the last time stays */
  constructor(readonly folder = mkdtempSync(join(tmpdir(), "marquisade-"))) {
    for (const [name, from] of Object.entries(copied)) {
      rmSync(join(folder, name), { recursive: true, force: true })
      cpSync(join(project, from), join(folder, name), { recursive: true, preserveTimestamps: true })
    }
    rmSync(join(folder, generatedTypes))
    rmSync(join(folder, "node_modules"), { force: true })
    symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "junction")
  }

  /** Arguments for Node and the rest of what it takes to run Gatsby here, at the address of examples. */
  gatsby(...args: string[]) {
    const program = join(project, "node_modules/gatsby/cli.js")
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      SITE_URL: undefined,
      GATSBY_TELEMETRY_DISABLED: "1",
    }
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
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
  }

  delete(file: string): void {
    rmSync(join(this.folder, file))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
