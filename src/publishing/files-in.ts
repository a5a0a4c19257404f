import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"

/** The paths of all files in a folder, from the folder on, with slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const kinds = await Promise.all(names.map(name => stat(join(folder, name))))
  const files = names.filter((_, index) => kinds[index]?.isFile())
  return files.map(file => file.replaceAll("\\", "/")).sort()
}
