import { section } from "../../sample-content"
import { instead, type Mistake, withEntries, withoutLastEntry } from "./mistake"

const pages = "content/legal/pages.json"

const path = (wrong: string, message: string, remedy: string): Mistake => ({
  name: `a path “${wrong}”`,
  file: pages,
  make: instead('"slug": "privacy"', `"slug": "${wrong}"`),
  at: `"${wrong}"`,
  field: "page 2 › slug",
  message: `The path ${message}`,
  remedy,
})

const formOfPath = "Write small letters from a to z, digits, and single hyphens"

/** The entries of the legal pages, and their folders. */
export const legalPages: Mistake[] = [
  path("Privacy", "cannot be “Privacy”.", formOfPath),
  path("privacy policy", "cannot be “privacy policy”.", formOfPath),
  path("/privacy", "cannot be “/privacy”.", formOfPath),
  path("privacy/", "cannot be “privacy/”.", formOfPath),
  path("page-data", "cannot be “page-data”: the site has something else there.", "another"),
  path("p".repeat(41), "has 41 characters; at most 40 fit an address.", "Shorten it."),
  {
    name: "a legal page that is there twice",
    file: pages,
    make: instead('"slug": "privacy"', '"slug": "terms"'),
    at: '"terms",\n    "title": "Title of privacy"',
    field: "page 2 › slug",
    message: 'The path "terms" is there twice',
    remedy: "Give one of the two another path.",
  },
  {
    name: "that the privacy policy has another path",
    file: pages,
    make: instead('"slug": "privacy"', '"slug": "cookies"'),
    at: '"cookies"',
    field: "page 2 › slug",
    message: "The page “privacy” is missing, and the header and the footer link to it.",
    remedy: 'Write "slug": "privacy" where “cookies” stands now',
  },
  {
    name: "that the privacy policy has no entry",
    file: pages,
    make: withoutLastEntry,
    at: "[",
    message: "The page “privacy” is missing, and the header and the footer link to it.",
    remedy: 'Bring back its entry, the one with "slug": "privacy".',
  },
  {
    name: "a legal page without sections",
    file: pages,
    make: withEntries(3, (page, number) => (number < 3 ? page : { ...page, slug: "cookies" })),
    at: '"cookies"',
    field: "page 3 › slug",
    message: "The page “cookies” has no sections: there is no file in content/legal/cookies/.",
    remedy: "Write the first section into content/legal/cookies/01-introduction.md",
  },
  {
    name: "more legal pages than the footer is made for",
    file: pages,
    make: withEntries(13, (page, number) => (number < 3 ? page : { ...page, slug: `p-${number}` })),
    among: files => {
      for (let number = 3; number <= 13; number++) {
        files[`content/legal/p-${number}/01.md`] = String(files[section("terms", 1)])
      }
    },
    at: "[",
    message: "The legal pages must have at most 12 entries, and there are 13.",
    remedy: "Remove 1.",
  },
  {
    name: "sections of a page without an entry",
    file: "content/legal/cookies/01-introduction.md",
    among: files => {
      for (const number of [1, 2]) {
        files[`content/legal/cookies/0${number}-introduction.md`] =
          `---\nnumber: ${number}\nheading: Heading ${number}\n---\n\nText.\n`
      }
    },
    message: "Nobody would see the sections in content/legal/cookies/: no page has this path.",
    remedy: 'Add an entry with "slug": "cookies" to content/legal/pages.json',
  },
]
