import { existsSync } from "node:fs"
import { join } from "node:path"
import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { formatFindings, type Inspected, inspect } from "../content/checks/inspect"
import { holdExactly, readFiles } from "../content/reading/disk"
import { filledFiles } from "../content/reading/filled-files"
import type { Source } from "../content/reading/source"

/**
 * Where Gatsby reads the content from: a copy of what has passed the check, so that the graph never sees
 * a mistake, whatever is saved in content/.
 */
export const checkedFolder = ".cache/checked-content"

/** Stops a build before it changes anything, and prints the problems and nothing else. */
export function refuseBadContent(reporter: Reporter): Inspected {
  const inspected = inspect(readFiles("."))
  const found = formatFindings(inspected.problems, "problem")
  if (inspected.problems.length > 0) reporter.panic(`The content has mistakes.\n\n${found}`)
  return inspected
}

/** Gives Gatsby the content for a build. */
export function admitContent(reporter: Reporter): void {
  const { sources, notes } = refuseBadContent(reporter)
  copyChecked(sources)
  if (notes.length > 0) reporter.info(formatFindings(notes, "note"))
}

/**
 * Gives Gatsby the content while it is developed, and each change that passes the check. A change that does
 * not is reported in the terminal, and the last good content stays.
 */
export function followContent(reporter: Reporter): void {
  let said = ""
  const look = () => {
    const { sources, problems, notes } = inspect(readFiles("."))
    const valid = problems.length === 0
    const faulty = new Set(problems.map(({ file }) => file))
    if (valid || !existsSync(join(checkedFolder, "site.json"))) {
      copyChecked(sources.filter(({ file }) => !faulty.has(file)))
    }
    const words = valid
      ? formatFindings(notes, "note")
      : stays + formatFindings(problems, "problem")
    if (valid && said.startsWith(stays)) reporter.success("The content is valid again.")
    if (words !== said && !valid) reporter.warn(words)
    if (words !== said && valid && notes.length > 0) reporter.info(words)
    said = words
  }
  look()
  // Programs save in several steps, so this waits for the last of them.
  let pause: NodeJS.Timeout
  watch("content", { ignoreInitial: true }).on("all", () => {
    clearTimeout(pause)
    pause = setTimeout(look, 50)
  })
}

const stays =
  "The content has mistakes. The last good content stays until they have been corrected.\n\n"

function copyChecked(sources: readonly Source[]) {
  const files = filledFiles(sources)
  const texts = files.map(({ file, text }) => [file.replace(/^content\//, ""), text] as const)
  holdExactly(checkedFolder, new Map(texts))
}
