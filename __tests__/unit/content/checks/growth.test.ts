/** @jest-environment node */

import { anchorOf } from "../../../../src/content/rules/anchor"
import { problemsIn, sampleContent, sampleWith, section } from "../sample-content"
import { instead, withEntries } from "./mistakes/mistake"

const about = "content/about.md"

test.each([
  ["one hotel", "content/hotels.json", withEntries(1, hotel => hotel)],
  [
    "twenty-four hotels",
    "content/hotels.json",
    withEntries(24, (hotel, number) => ({ ...hotel, id: number, name: `House ${number}` })),
  ],
  [
    "forty destinations",
    "content/destinations.json",
    withEntries(40, ({ name }, number) => ({ name: number <= 8 ? name : `Place ${number}` })),
  ],
  ["one headline", "content/site.json", instead(/,\s*"Headline two".*four"/s, "")],
  [
    "twelve headlines",
    "content/site.json",
    instead(
      '"Headline one"',
      Array.from({ length: 9 }, (_, index) => `"Another ${index}"`).join(", "),
    ),
  ],
  [
    "no destination without a hotel",
    "content/destinations.json",
    withEntries(6, destination => destination),
  ],
])("there may be %s", (_name, file, change) => {
  expect(problemsIn(sampleWith({ [file]: change }))).toEqual([])
})

test("a legal page may have one section, or forty, with headings of its own", () => {
  const files = sampleContent()
  for (let number = 1; number <= 10; number++) delete files[section("privacy", number)]
  files["content/legal/privacy/only.md"] = legalSection(1, "All of it")
  for (let number = 11; number <= 40; number++) {
    files[`content/legal/terms/${number}.md`] = legalSection(number, `Clause ${number}`)
  }
  expect(problemsIn(files)).toEqual([])
})

test.each(["Über uns", "お問い合わせ", "What’s new?", "Contents", "Menu", "Main", "A heading"])(
  "a heading may be %s, and links lead to it",
  heading => {
    const files = sampleWith({
      "content/legal/terms/11.md": () => legalSection(11, JSON.stringify(heading)),
      [about]: instead("Our story.", `Our [story](/terms#${anchorOf(heading)}).`),
    })
    expect(problemsIn(files)).toEqual([])
  },
)

test("another legal page is an entry and a folder, and links may lead to its sections", () => {
  const files = sampleWith({
    "content/legal/pages.json": withEntries(3, (page, number) =>
      number < 3 ? page : { ...page, slug: "cookies-2" },
    ),
    "content/legal/cookies-2/01.md": () => legalSection(1, "What cookies are"),
    [about]: instead("Our story.", "[One](/cookies-2), [two](/cookies-2#what-cookies-are)."),
  })
  expect(problemsIn(files)).toEqual([])
})

test("a link to a section that was renamed or removed is refused", () => {
  const links = "[Rights](/privacy#user-rights).\n\n[Reach us](/terms#contact-information)."
  const files = sampleWith({
    [about]: instead("Our story.", links),
    [section("privacy", 7)]: instead("User Rights", "Your Rights"),
  })
  delete files[section("terms", 10)]
  const problems = problemsIn(files)
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "content/about.md:6 The page /privacy has no part called “#user-rights”.",
    "content/about.md:8 The page /terms has no part called “#contact-information”.",
  ])
  expect(problems[0]?.remedy).toMatch("Did you mean /privacy#your-rights?")
})

const legalSection = (number: number, heading: string) =>
  `---\nnumber: ${number}\nheading: ${heading}\n---\n\nText.\n`
