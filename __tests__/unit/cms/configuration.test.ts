/** @jest-environment node */
import { z } from "zod"
import { configuration } from "../../../src/cms/configuration"
import { type ContentFile, contentFiles } from "../../../src/content/content-files"
import { object } from "../../../src/content/fields"
import { typeDefinitions } from "../../../src/graph/type-definitions"
import { problemsIn, sampleContent } from "../content/sample-content"

const press: ContentFile = {
  file: "content/press.md",
  schema: object("Press", "The press page.", {
    title: z.string().meta({ title: "Title", description: "The heading." }),
    kind: z.enum(["news", "kit"]).meta({ title: "Kind", description: "What it is." }),
  }),
  type: "Press",
  pathname: "/press",
}

test("one entry in `contentFiles` gives a page its editor form, GraphQL type and address", () => {
  ;(contentFiles as ContentFile[]).push(press)
  const { collections } = configuration("owner/name", "main", "https://www.example.com")
  expect(collections?.at(-1)).toMatchObject({
    name: "press",
    label: "Press",
    files: [{ label: "Press", file: "content/press.md", preview_path: "press" }],
  })
  // A deletion would not be checked.
  expect(collections?.filter(item => "create" in item && item.delete)).toEqual([])
  expect(JSON.stringify(collections?.at(-1))).toMatch(/"select","options".*"richtext"/)
  expect(typeDefinitions()).toMatch(/type Press implements Node .* title: String!.*kind: String!/s)
  const problems = problemsIn({
    ...sampleContent(),
    "content/press.md":
      "---\ntitle: A\nkind: kit\n---\n\n## Us\n\n[Us](/press#us), [all](/press#all)\n",
    "content/legal/press.md": "---\n---\n\n## Us\n",
  })
  expect(problems.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("The page’s address, “/press”, is taken or not valid."),
      expect.stringContaining("The link “all” leads to “/press#all”, which is no section."),
    ]),
  )
})
