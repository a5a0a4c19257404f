import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { formatFindings, inspectContent } from "../checks/check"
import type { Problem } from "../reading/problem"
import { copyChecked, hasCheckedCopy } from "./checked-copy"
import { filledFiles } from "./filled-files"
import { renewJsonSchemas } from "./json-schemas"

/** Stops a build before it changes anything, and prints the problems and nothing else. */
export function refuseBadContent(reporter: Reporter): void {
  const { problems } = inspectContent(process.cwd())
  if (problems.length > 0) reporter.panic(announce(problems))
}

/**
 * Gives Gatsby the content that has passed the check and, while developing, each change that passes. A
 * change that does not is reported in the terminal, and the last good content stays.
 */
export function admitContent(reporter: Reporter, developing: boolean): void {
  let said = ""
  let valid = true
  const look = () => {
    const { sources, problems, notes } = inspectContent(process.cwd())
    const mended = !valid && problems.length === 0
    valid = problems.length === 0
    if (valid) copyChecked(filledFiles(sources))
    else if (!hasCheckedCopy()) {
      const faulty = new Set(problems.map(({ file }) => file))
      copyChecked(filledFiles(sources.filter(({ file }) => !faulty.has(file))))
    }
    if (valid && developing) renewJsonSchemas(sources)
    const words = valid ? formatFindings(notes, "note") : announce(problems)
    if (mended) reporter.success("The content is valid again.")
    if (words !== said && !valid) reporter.warn(words)
    if (words !== said && valid && notes.length > 0) reporter.info(words)
    said = words
  }
  look()
  if (developing) watchContent(look)
}

/** Programs save in several steps, so this waits for the last of them. */
function watchContent(look: () => void) {
  let pause: NodeJS.Timeout
  watch("content", { ignoreInitial: true }).on("all", () => {
    clearTimeout(pause)
    pause = setTimeout(look, 50)
  })
}

function announce(problems: Problem[]) {
  return `The content has mistakes. The last good content stays until they are mended.\n\n${formatFindings(problems, "problem")}`
}
