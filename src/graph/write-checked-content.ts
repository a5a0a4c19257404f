import * as fs from "node:fs"
import { dirname, join, relative } from "node:path"
import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { checkContent } from "../content/check-content"
import { type ParsedFile, textForGatsby } from "../content/parse-file"
import { formatProblems } from "../content/problem"
import { readFiles } from "../content/read-files"

/** Gatsby reads the content here, as written after the check, so that the graph never contains invalid content. */
export const checkedFolder = ".cache/checked-content"

/** Loads the content for a build, or stops the build if the content has problems. */
export function loadContent(reporter: Reporter): void {
  const { parsedFiles, problems } = checkContent(readFiles("."))
  if (problems.length > 0)
    reporter.panic(`The content has problems.\n\n${formatProblems(problems)}`)
  writeChecked(parsedFiles)
}

/**
 * Loads the content in `gatsby develop`, and again after each valid change. An invalid change is reported in the
 * terminal, and the last valid content stays in use.
 */
export function watchContent(reporter: Reporter): void {
  let hadProblems = false
  const recheck = (isFirst = false) => {
    const { parsedFiles, problems } = checkContent(readFiles("."))
    const valid = parsedFiles.filter(({ file }) => problems.every(problem => problem.file !== file))
    if (problems.length === 0 || isFirst) writeChecked(valid)
    if (problems.length > 0) reporter.warn(`${stays}\n\n${formatProblems(problems)}`)
    else if (hadProblems) reporter.success("The content is valid again.")
    hadProblems = problems.length > 0
  }
  // Without the content of an earlier run, use the valid files.
  recheck(!fs.existsSync(join(checkedFolder, "site.json")))
  // Text editors may write a file several times per save, so wait for the last event.
  let pause: NodeJS.Timeout
  watch("content", { ignoreInitial: true }).on("all", () => {
    clearTimeout(pause)
    pause = setTimeout(recheck, 50)
  })
}

const stays = "Until these problems are fixed, the site shows the last valid content."

/** Makes the folder contain exactly these files. Does not rewrite unchanged ones. */
function writeChecked(parsedFiles: readonly ParsedFile[]) {
  const texts = new Map(
    parsedFiles.map(parsed => [
      join(checkedFolder, relative("content", parsed.file)),
      textForGatsby(withPositions(parsed)),
    ]),
  )
  // nodes.ts reads this folder, even if no legal page is valid.
  fs.mkdirSync(`${checkedFolder}/legal`, { recursive: true })
  for (const name of fs.readdirSync(checkedFolder, { recursive: true, encoding: "utf8" })) {
    const file = join(checkedFolder, name)
    if (/\.(json|md)$/.test(name) && !texts.has(file)) fs.rmSync(file)
  }
  for (const [file, text] of texts) {
    if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) continue
    fs.mkdirSync(dirname(file), { recursive: true })
    // Rename into place, so that Gatsby never sees a partial file.
    fs.writeFileSync(`${checkedFolder}.new`, text)
    fs.renameSync(`${checkedFolder}.new`, file)
  }
}

/** Numbers the entries of a list. */
const withPositions = (parsed: ParsedFile): ParsedFile =>
  Array.isArray(parsed.data)
    ? { ...parsed, data: parsed.data.map((entry, index) => ({ position: index + 1, ...entry })) }
    : parsed
