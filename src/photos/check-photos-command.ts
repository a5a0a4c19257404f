import { formatFindings, inspectContent } from "../content/checks/check"
import { entriesOf } from "../content/reading/source"
import { photoProblems } from "./check-photos"

async function check() {
  const { sources, problems } = inspectContent(process.cwd())
  const hotels = sources.find(({ file }) => file === "content/hotels.json")
  // Photos are checked only once the content is valid: a mistake may be in their addresses.
  const found = problems.length > 0 || !hotels ? problems : await photoProblems(hotels)
  if (found.length > 0) {
    console.error(formatFindings(found, "problem"))
    process.exitCode = 1
  } else {
    console.log(`The photos of all hotels are good: ${entriesOf(hotels).length}.`)
  }
}

check()
