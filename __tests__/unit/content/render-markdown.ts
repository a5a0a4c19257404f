const fields = jest.requireActual("gatsby-transformer-remark/extend-node-type")(
  {
    type: { name: "MarkdownRemark" },
    getNodesByType: () => [],
    cache: { get: async () => undefined, set: async () => undefined },
  },
  { plugins: [], footnotes: false },
)

/** Renders Markdown as the site does: with gatsby-transformer-remark itself and the site's settings. */
export async function renderMarkdown(content: string): Promise<string> {
  const node = { id: content, internal: { content, contentDigest: content } }
  return (await fields).html.resolve(node, {}, {})
}
