/** @jest-environment node */
import { z } from "zod"
import { configuration } from "../../../src/cms/configuration"
import { type ContentKind, contentKinds } from "../../../src/content/content-kinds"
import { object } from "../../../src/content/fields"
import { typeDefinitions } from "../../../src/graph/type-definitions"
import { problemsIn, sampleContent } from "../content/sample-content"

const awards: ContentKind = {
  pattern: "content/awards.md",
  schema: object("Awards", "The awards page.", {
    title: z.string().meta({ title: "Title", description: "The heading." }),
    kind: z.enum(["news", "kit"]).meta({ title: "Kind", description: "What it is." }),
  }),
  type: "Awards",
  pathname: "/awards",
}

test("a type that the editor has no control for stops its build", () => {
  const open = z.boolean().meta({ title: "Open", description: "Whether it is open." })
  const kinds = contentKinds as ContentKind[]
  kinds.push({ ...awards, schema: object("Awards", "The awards page.", { open }) })
  expect(() => configuration("owner/name", "main", "https://www.example.com")).toThrow("“Open”")
  kinds.pop()
})

test("one entry in `contentKinds` gives a page its editor form, GraphQL type and address", () => {
  ;(contentKinds as ContentKind[]).push(awards)
  const { collections } = configuration("owner/name", "main", "https://www.example.com")
  expect(collections?.at(-1)).toMatchObject({
    name: "awards",
    label: "Awards",
    files: [{ label: "Awards", file: "content/awards.md", preview_path: "awards" }],
  })
  // A deletion would not be checked.
  expect(collections?.filter(item => "create" in item && item.delete)).toEqual([])
  expect(JSON.stringify(collections?.at(-1))).toMatch(/"select","options".*"richtext"/)
  expect(typeDefinitions()).toMatch(/type Awards implements Node .* title: String!.*kind: String!/s)
  const problems = problemsIn({
    ...sampleContent(),
    "content/awards.md":
      "---\ntitle: A\nkind: kit\n---\n\n## Us\n\n[Us](/awards#us), [all](/awards#all)\n",
    "content/legal/awards.md": "---\n---\n\n## Us\n",
  })
  expect(problems.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("The page’s address, “/awards”, is taken or not valid."),
      expect.stringContaining("The link “all” leads to “/awards#all”, which is not a section."),
    ]),
  )
})
