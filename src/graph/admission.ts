import { existsSync } from "node:fs"
import { join } from "node:path"
import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { formatFindings, inspect } from "../content/checks/inspect"
import { holdExactly, readFiles } from "../content/reading/disk"
import { filledFiles } from "../content/reading/filled-files"
import type { Source } from "../content/reading/source"

/**
 * Where Gatsby reads the content from: a copy of what has passed the check, so that the graph never sees
 * a mistake, whatever is saved in content/.
 */
export const checkedFolder = ".cache/checked-content"

/** Stops a build before it changes anything, and prints the problems and nothing else. */
export function refuseBadContent(reporter: Reporter): void {
  const { problems } = inspect(readFiles("."))
  if (problems.length === 0) return
  reporter.panic(`The content has mistakes.\n\n${formatFindings(problems, "problem")}`)
}

/**
 * Gives Gatsby the content that has passed the check and, while developing, each change that passes. A
 * change that does not is reported in the terminal, and the last good content stays.
 */
export function admitContent(reporter: Reporter, developing: boolean): void {
  let said = ""
  let valid = true
  const look = () => {
    const { sources, problems, notes } = inspect(readFiles("."))
    const mended = !valid && problems.length === 0
    valid = problems.length === 0
    if (valid) copyChecked(sources)
    else if (!existsSync(join(checkedFolder, "site.json"))) {
      const faulty = new Set(problems.map(({ file }) => file))
      copyChecked(sources.filter(({ file }) => !faulty.has(file)))
    }
    const words = valid
      ? formatFindings(notes, "note")
      : stays + formatFindings(problems, "problem")
    if (mended) reporter.success("The content is valid again.")
    if (words !== said && !valid) reporter.warn(words)
    if (words !== said && valid && notes.length > 0) reporter.info(words)
    said = words
  }
  look()
  if (developing) watchContent(look)
}

const stays =
  "The content has mistakes. The last good content stays until they have been corrected.\n\n"

function copyChecked(sources: readonly Source[]) {
  const files = filledFiles(sources)
  holdExactly(
    checkedFolder,
    new Map(files.map(({ file, text }) => [file.replace(/^content\//, ""), text])),
  )
}

/** Programs save in several steps, so this waits for the last of them. */
function watchContent(look: () => void) {
  let pause: NodeJS.Timeout
  watch("content", { ignoreInitial: true }).on("all", () => {
    clearTimeout(pause)
    pause = setTimeout(look, 50)
  })
}
