import type { Reporter, Suite, TestCase } from "@playwright/test/reporter"

/** Says of each suite how it ended, as soon as it has. */
export default class Suites implements Reporter {
  private readonly ended = new Map<Suite, Set<TestCase>>()
  private readonly began = performance.now()

  onTestEnd(test: TestCase) {
    let suite = test.parent
    while (suite.parent?.parent) suite = suite.parent
    // A test that is asked again ends twice.
    const ended = (this.ended.get(suite) ?? new Set()).add(test)
    this.ended.set(suite, ended)
    if (ended.size < suite.allTests().length) return
    const count = (outcome: string) => [...ended].filter(each => each.outcome() === outcome).length
    const seconds = Math.round((performance.now() - this.began) / 1000)
    console.log(
      `■ ${suite.title}: ${count("expected")} passed, ${count("unexpected")} failed, ${count("skipped")} left out, ${seconds} s after the start`,
    )
  }
}
