import { section } from "../../sample-content"
import { type Mistake, mistakesIn, withEntries } from "./mistake"

const pages = "content/legal/pages.json"

const path = (wrong: string, message: string, remedy: string): Mistake => ({
  name: `a path “${wrong}”`,
  file: pages,
  instead: ['"slug": "privacy"', `"slug": "${wrong}"`],
  at: `"${wrong}"`,
  field: "page 2 › slug",
  says: [`The path ${message}`, remedy],
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
  ...mistakesIn(pages, {
    "a legal page that is there twice": {
      instead: ['"slug": "privacy"', '"slug": "terms"'],
      at: '"terms",\n    "title": "Title of privacy"',
      field: "page 2 › slug",
      says: ['The path "terms" is there twice', "Give one of the two another path."],
    },
    "that the privacy policy has another path": {
      instead: ['"slug": "privacy"', '"slug": "cookies"'],
      at: '"cookies"',
      field: "page 2 › slug",
      says: [
        "The page “privacy” is missing, and the header and the footer link to it.",
        'Write "slug": "privacy" where “cookies” stands now',
      ],
    },
    "that the privacy policy has no entry": {
      make: withEntries(1, page => page),
      at: "[",
      says: [
        "The page “privacy” is missing, and the header and the footer link to it.",
        'Bring back its entry, the one with "slug": "privacy".',
      ],
    },
    "a legal page without sections": {
      make: withEntries(3, (page, number) => (number < 3 ? page : { ...page, slug: "cookies" })),
      at: '"cookies"',
      field: "page 3 › slug",
      says: [
        "The page “cookies” has no sections: there is no file in content/legal/cookies/.",
        "Write the first section into content/legal/cookies/01-introduction.md",
      ],
    },
    "more legal pages than the footer is made for": {
      make: withEntries(13, (page, number) =>
        number < 3 ? page : { ...page, slug: `p-${number}` },
      ),
      among: files => {
        for (let number = 3; number <= 13; number++) {
          files[`content/legal/p-${number}/01.md`] = String(files[section("terms", 1)])
        }
      },
      at: "[",
      says: ["The legal pages must have at most 12 entries, and there are 13.", "Remove 1."],
    },
    "sections of a page without an entry": {
      file: "content/legal/cookies/01-introduction.md",
      among: files => {
        for (const number of [1, 2]) {
          files[`content/legal/cookies/0${number}-introduction.md`] =
            `---\nnumber: ${number}\nheading: Heading ${number}\n---\n\nText.\n`
        }
      },
      says: [
        "Nobody would see the sections in content/legal/cookies/: no page has this path.",
        'Add an entry with "slug": "cookies" to content/legal/pages.json',
      ],
    },
  }),
]
