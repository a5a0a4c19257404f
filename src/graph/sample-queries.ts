import { readFileSync } from "node:fs"

/** The queries of docs/graphql.md as one document, each under its heading. */
export function sampleQueries(): string {
  const blocks = readFileSync("docs/graphql.md", "utf8").matchAll(
    /^## ([^\n]*)\n.*?```graphql\n(.*?)```/gms,
  )
  return [...blocks].map(([, heading, query]) => `# ${heading}\n${query}`).join("\n")
}

interface DevelopServer {
  response: { sendFile(path: string, ...rest: unknown[]): void; send(text: string): void }
}

/**
 * Has GraphiQL begin with the sample queries in place of an empty tab. Gatsby has no setting for that,
 * and answers with GraphiQL's page before any middleware is asked. What it sends can be changed in the
 * way that Express documents (https://expressjs.com/en/guide/overriding-express-api.html). GraphiQL
 * keeps the query of its first tab in the browser, under this name; who has written there keeps theirs.
 */
export function showSampleQueries({ response }: DevelopServer): void {
  const { sendFile } = response
  response.sendFile = function (this: DevelopServer["response"], path, ...rest) {
    if (!/gatsby-graphiql-explorer.dist.index\.html$/.test(path)) {
      return sendFile.call(this, path, ...rest)
    }
    const samples = JSON.stringify(sampleQueries()).replaceAll("<", "\\u003c")
    const script = `<script>localStorage["graphiql:query"] ??= ${samples}</script>`
    this.send(readFileSync(path, "utf8").replace("<script", () => `${script}<script`))
  }
}
