import type { Reporter, Suite, TestCase } from "@playwright/test/reporter"

/** Says of each suite how it ended, as soon as it has. */
export default class Suites implements Reporter {
  private readonly outcomes = new Map<Suite, string[]>()
  private readonly began = performance.now()

  onTestEnd(test: TestCase) {
    let suite = test.parent
    while (suite.parent?.parent) suite = suite.parent
    const outcomes = [...(this.outcomes.get(suite) ?? []), test.outcome()]
    this.outcomes.set(suite, outcomes)
    if (outcomes.length < suite.allTests().length) return
    const count = (outcome: string) => outcomes.filter(each => each === outcome).length
    const seconds = Math.round((performance.now() - this.began) / 1000)
    console.log(
      `■ ${suite.title}: ${count("expected")} passed, ${count("unexpected")} failed, ${count("skipped")} left out, ${seconds} s after the start`,
    )
  }
}
