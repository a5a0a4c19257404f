import { formatFindings, inspect } from "../content/checks/inspect"
import { readFiles } from "../content/reading/disk"
import { entriesOf } from "../content/reading/source"
import { hotelsFile } from "../content/rules/paths"
import { photoProblems } from "./check-photos"

async function check() {
  const { sources, problems } = inspect(readFiles("."))
  const hotels = sources.find(({ file }) => file === hotelsFile)
  // Photos are checked only once the content is valid: a mistake may be in their addresses.
  const found = problems.length > 0 || !hotels ? problems : await photoProblems(hotels)
  if (found.length > 0) {
    console.error(formatFindings(found, "problem"))
    process.exitCode = 1
  } else {
    console.log(`The photos of all ${entriesOf(hotels).length} hotels are good.`)
  }
}

check()
