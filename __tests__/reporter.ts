import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter"

/** The most lines printed for a failure; test-results/ has the rest. */
const maxLines = 18

/** Prints each failure in a few lines, the tests' output, and each project's duration. */
export default class ShortReporter implements Reporter {
  private readonly seconds = new Map<string, number>()
  private readonly counts: Record<string, number> = {}

  onStdOut(text: string | Buffer) {
    process.stdout.write(text)
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult) {
    const [, project = "", file, ...titles] = test.titlePath()
    this.seconds.set(project, (this.seconds.get(project) ?? 0) + duration / 1000)
    this.counts[status] = (this.counts[status] ?? 0) + 1
    if (status === "passed" || status === "skipped") return
    const text = errors.map(({ message, snippet }) => `${message}\n${snippet ?? ""}`).join("\n")
    const lines = text.split("\n").filter(line => line.trim())
    console.log(`✘ [${project}] ${file} › ${titles.join(" › ")} (${status})`)
    console.log(lines.slice(0, maxLines).join("\n"))
  }

  onError({ message }: { message?: string }) {
    console.log(message)
  }

  onEnd({ duration }: FullResult) {
    for (const [project, seconds] of this.seconds) console.log(`${seconds.toFixed(0)} s ${project}`)
    const { passed = 0, skipped = 0, ...failed } = this.counts
    const failures = Object.values(failed).reduce((sum, count) => sum + count, 0)
    console.log(`${(duration / 1000).toFixed(0)} s for all projects`)
    console.log(`${passed} passed, ${failures} failed, ${skipped} skipped`)
  }
}
