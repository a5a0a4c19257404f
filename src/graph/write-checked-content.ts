import { createHash } from "node:crypto"
import * as fs from "node:fs"
import { dirname, join, relative } from "node:path"
import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { type ParsedFile, textForGatsby } from "../content/parse-file"
import { formatProblems } from "../content/problem"
import { checkFolder } from "../content/read-files"

/** Gatsby reads the content here, as written after the check, so that the graph never contains invalid content. */
export const checkedFolder = ".cache/checked-content"

const checkedList = `${checkedFolder}.json`

/** What the graph is to contain: the digest of each checked entry and text, and the file that it is in. */
export const checkedFiles = (): ReadonlyMap<string, string> =>
  new Map(JSON.parse(fs.readFileSync(checkedList, "utf8")))

/** Loads the content for a build, or stops the build if the content has problems. */
export function loadContent(reporter: Reporter): void {
  const { parsedFiles, problems } = checkFolder()
  if (problems.length > 0)
    reporter.panic(`The content has problems.\n\n${formatProblems(problems)}`)
  writeChecked(parsedFiles)
}

/**
 * Loads the content in `gatsby develop`, and again after each valid change. An invalid change is reported in the
 * terminal, and the last valid content stays in use.
 */
export function watchContent(reporter: Reporter): void {
  let lastReport: string | false = false
  const recheck = (hasNoEarlierContent = false) => {
    const { parsedFiles, problems } = checkFolder()
    const valid = parsedFiles.filter(({ file }) => problems.every(problem => problem.file !== file))
    if (problems.length === 0 || hasNoEarlierContent) writeChecked(valid)
    const report = problems.length > 0 && formatProblems(problems)
    if (report && report !== lastReport)
      reporter.warn(
        `Until these problems are fixed, changes in content/ may not show.\n\n${report}`,
      )
    if (!report && lastReport) reporter.success("The content is valid again.")
    lastReport = report
  }
  recheck(!fs.existsSync(checkedList))
  // Text editors may write a file several times per save, so wait for the last event.
  let pause: NodeJS.Timeout
  const recheckSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(recheck, 50)
  }
  watch("content", { ignoreInitial: true })
    .on("all", recheckSoon)
    // It does not report what has changed before it was ready.
    .on("ready", recheckSoon)
    .on("error", ({ message }) => reporter.warn(`A change in content/ may not show: ${message}`))
}

/** Makes the folder contain exactly these files. Does not rewrite unchanged ones. */
function writeChecked(parsedFiles: readonly ParsedFile[]) {
  const checked = parsedFiles.map(withDigests)
  const texts = new Map(checked.map(({ file, text }) => [file, text]))
  // gatsby-source-filesystem needs the folder, even if no file is valid.
  fs.mkdirSync(checkedFolder, { recursive: true })
  for (const name of fs.readdirSync(checkedFolder, { recursive: true, encoding: "utf8" })) {
    const file = join(checkedFolder, name)
    if (/\.(json|md)$/.test(name) && !texts.has(file)) fs.rmSync(file)
  }
  const list = checked.flatMap(({ file, digests }) => digests.map(digest => [digest, file]))
  for (const [file, text] of [...texts, [checkedList, JSON.stringify(list)] as const]) {
    if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) continue
    fs.mkdirSync(dirname(file), { recursive: true })
    // Rename into place, so that Gatsby never sees a partial file.
    fs.writeFileSync(`${checkedFolder}.new`, text)
    fs.renameSync(`${checkedFolder}.new`, file)
  }
}

/** Numbers the entries of a list, and gives each entry and text a digest, by which nodes.ts knows what Gatsby has read. */
function withDigests(parsed: ParsedFile) {
  const file = join(checkedFolder, relative("content", parsed.file))
  const digest = createHash("md5")
    .update(`${file} ${textForGatsby(parsed)}`)
    .digest("hex")
  const stamp = (entry: object, index = 0) => ({ ...entry, digest: `${digest} ${index}` })
  const { data } = parsed
  const stamped = Array.isArray(data)
    ? data.map((entry, index) => ({ position: index + 1, ...stamp(entry, index) }))
    : stamp(data as object)
  const digests = [stamped].flat().map(({ digest }) => digest)
  return { file, text: textForGatsby({ ...parsed, data: stamped }), digests }
}
