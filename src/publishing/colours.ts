import { readFile } from "node:fs/promises"

/** The palette of src/styles/tokens.css: `#rrggbb` by name, such as `--color-night`. */
export async function readColours(): Promise<Map<string, string>> {
  const tokens = await readFile("src/styles/tokens.css", "utf8")
  const declarations = tokens.matchAll(/(--color-[\w-]+): (#[0-9a-f]{6});/g)
  return new Map([...declarations].map(([, name = "", value = ""]) => [name, value]))
}
