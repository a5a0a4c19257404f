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
 * Makes GraphiQL start with the sample queries in its first tab. Gatsby has no setting for this and sends
 * GraphiQL's page before any middleware runs, so this overrides `sendFile` as Express documents
 * (https://expressjs.com/en/guide/overriding-express-api.html). GraphiQL keeps the query of its first tab in
 * localStorage under `graphiql:query`; a query that a developer has left there stays.
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
