import obtainChromium from "./browser/chromium"

console.log(
  "Linter, type checker, unit tests, builds, then tests in Chromium: about five minutes on two cores.",
)
// Runs before all else, so that its error message is the last line of the output.
obtainChromium()
