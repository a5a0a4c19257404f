import obtainChromium from "./browser/chromium"

console.log(
  "Runs the linter, the types, unit tests, builds and tests in Chromium: about five minutes on two cores.",
)
// Before anything else, so that its message is the last one where there is none.
obtainChromium()
