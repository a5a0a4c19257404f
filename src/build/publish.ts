import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Writes a file of the site. @throws Error if `static/` has one of this name, which Gatsby has copied into `public/` */
export function publish(name: string, text: string): void {
  const own = join("static", name)
  if (existsSync(own))
    throw new Error(`The build writes ${name} itself. Remove ${own}, and change src/build/.`)
  writeFileSync(join("public", name), text)
}
