import obtainChromium from "./browser/chromium"

console.log(
  "Running the linter, type checker, unit tests, builds and browser tests: about five minutes on two cores.",
)
// Before the builds, so that a machine without a browser says so at once.
obtainChromium()
