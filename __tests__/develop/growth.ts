import type { DevelopServer } from "./develop-server"
import { until } from "./until"

/** ms that a slow machine may take. */
const patience = 30_000

/** Effects of one change of the content in other places. */
export function testGrowth(server: DevelopServer): void {
  test("a changed fact is shown on every page that names it", async () => {
    const clause = "content/legal/terms/03-cancellation-policy.md"
    const site = "content/site.json"
    const show = (words: string) =>
      until(
        async () => (await server.pageData("/terms")).includes(words),
        patience,
        () => `${words} is not shown.\n${server.recentOutput()}`,
      )
    server.copy.write(
      clause,
      `${server.copy.read(clause)}\nCall {brand} at [{phone}](tel:{phone}).\n`,
    )
    await show('Call Marquisade at <a href=\\"tel:+17025550148\\">+1 702 555 0148</a>.')

    server.copy.write(
      site,
      String(server.copy.read(site)).replace("+1 702 555 0148", "+1 702 555 0199"),
    )
    await show('<a href=\\"tel:+17025550199\\">+1 702 555 0199</a>')
  }, 90_000)

  test("a legal page appears with an entry and a folder, and disappears with them", async () => {
    const pages = "content/legal/pages.json"
    const [terms, privacy] = JSON.parse(String(server.copy.read(pages)))
    const cookies = { ...privacy, slug: "cookies", title: "Cookies" }
    server.copy.write(
      "content/legal/cookies/01.md",
      "---\nnumber: 1\nheading: None\n---\n\nNone.\n",
    )
    server.copy.write(pages, JSON.stringify([terms, privacy, cookies], null, 2))
    await until(
      async () => (await server.pageData("/cookies")).includes('"html":"<p>None.</p>"'),
      patience,
      () => server.recentOutput(),
    )
    await until(
      async () => (await server.pageData("/")).includes('{"slug":"cookies","title":"Cookies"}'),
      patience,
      () => server.recentOutput(),
    )
    expect(server.recentOutput()).toMatch(/names\s+two\s+legal\s+pages;\s+there\s+are\s+three\./)

    server.copy.delete("content/legal/cookies/01.md")
    server.copy.write(pages, JSON.stringify([terms, privacy], null, 2))
    await until(
      async () => !(await server.pageData("/")).includes("cookies"),
      patience,
      () => server.recentOutput(),
    )
    expect(server.errors()).toEqual([])
  }, 90_000)
}
