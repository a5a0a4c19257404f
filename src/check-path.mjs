// Runs before Gatsby, which fails with an unrelated message in such a folder. Not a `pre` script: .npmrc turns those off.
if (/[()[\]{}]/.test(process.cwd())) {
  console.error(
    `Gatsby does not work in a folder with brackets in its path. Rename it: ${process.cwd()}`,
  )
  process.exitCode = 1
}
