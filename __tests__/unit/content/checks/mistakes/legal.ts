import { section } from "../../sample-content"
import { each, mistakesIn, withEntries } from "./mistake"

const pages = "content/legal/pages.json"
const gone = "The page “privacy” is missing, and the header and the footer link to it."

/** A path that is wrong, what is said of it, and how it is mended. */
const path = (slug: string, says: string) =>
  each(pages, '"privacy"', `page 2 › slug | The path ${says}`, `"${slug}"`)

/** The legal pages' entries and folders. */
const pageEntries = [
  ...["Privacy", "privacy policy", "/privacy", "privacy/"].flatMap(slug =>
    path(
      slug,
      `cannot be “${slug}”. | Write small letters from a to z, digits, and single hyphens`,
    ),
  ),
  ...path("page-data", "cannot be “page-data”: the site has something else there. | another"),
  ...path("p".repeat(41), "has 41 characters; at most 40 fit an address. | Shorten it."),
  ...path("terms", '"terms" is used twice | Give one of the two another path.'),
  ...each(
    pages,
    '"privacy"',
    `page 2 › slug | ${gone} | Write "slug": "privacy" in place of “cookies”`,
    '"cookies"',
  ),
  ...mistakesIn(pages, {
    "that the privacy policy has no entry": {
      make: withEntries(1, page => page),
      says: `${gone} | Bring back its entry, the one with "slug": "privacy".`,
    },
    "a legal page without sections": {
      make: withEntries(3, (page, number) => (number < 3 ? page : { ...page, slug: "cookies" })),
      instead: ['"cookies"', '▸"cookies"'],
      says: "page 3 › slug | The page “cookies” has no sections | into content/legal/cookies/01-introduction.md",
    },
    "more legal pages than the footer is made for": {
      make: withEntries(13, (page, number) =>
        number < 3 ? page : { ...page, slug: `p-${number}` },
      ),
      among: files => {
        for (let number = 3; number <= 13; number++) {
          files[`content/legal/p-${number}/01.md`] = files[section("terms", 1)]
        }
      },
      says: "The legal pages must have at most 12 entries, and there are 13. | Remove 1.",
    },
  }),
  ...mistakesIn("content/legal/cookies/01.md", {
    "sections of a page without an entry": {
      among: files => {
        files["content/legal/cookies/01.md"] = files[section("terms", 1)]
        files["content/legal/cookies/02.md"] = files[section("terms", 2)]
      },
      says: 'Nobody would see the sections in content/legal/cookies/ | Add an entry with "slug": "cookies"',
    },
  }),
]

const last = (wrong: string, says: string) =>
  each(section("privacy", 10), "number: 10", `number | ${says}`, `number: ▸${wrong}`)

/** Numbers and headings of the sections. */
const sections = [
  ...last("11", "This is section 11, and section 10 is missing. | write number: 10 here"),
  ...last("41", "The number must be a whole number from 1 to 40. | Correct the number."),
  ...mistakesIn(section("terms", 4), {
    "a section that is there twice": {
      among: files => {
        files["content/legal/terms/03-again.md"] = files[section("terms", 4)]
      },
      instead: ["4", "4"],
      says: "number | used twice on this page: content/legal/terms/03-again.md | number (11 is free), or remove",
    },
    "a number that belongs to another section": {
      instead: ["number: 4", "number: ▸3"],
      says: `number | The number 3 is used twice on this page: ${section("terms", 3)} | (4 is free)`,
    },
    "a heading that is there twice": {
      instead: ["User Responsibilities", "Booking terms"],
      says: `heading | #booking-terms could mean two sections: ${section("terms", 2)} | another heading`,
    },
    "a heading without a letter": {
      instead: ["User Responsibilities", '"???"'],
      says: "heading | The heading has neither letters nor digits | Write a heading in words.",
    },
  }),
  ...mistakesIn(section("terms", 6), {
    "several sections that are missing": {
      among: files => {
        for (const number of [3, 4, 5]) delete files[section("terms", number)]
      },
      instead: ["6", "6"],
      says: "number | This is section 6, and sections 3 to 5 are missing. | Restore what is missing",
    },
  }),
]

export const legal = [...pageEntries, ...sections]
