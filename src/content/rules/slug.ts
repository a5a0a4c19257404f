import { z } from "zod"
import type { ErrorMessage } from "./error-message"
import { kind, refuse } from "./kinds"
import { pages } from "./paths"

/** Paths that the site, its editor or Gatsby itself already uses. */
const taken = ["404", "api", "components", "edit", "index", "page-data", "static"].concat(
  pages.map(path => path.slice(1)).filter(Boolean),
)

const form = "[a-z0-9]+(-[a-z0-9]+)*"
const formRemedy =
  "Write small letters from a to z, digits, and single hyphens between them: cookie-policy"
const longest = 40

/** The last part of a page's path, which is also the name of its folder. */
export const slug = kind(
  z
    .string()
    .check(refuse(slugProblem))
    .meta({
      maxLength: longest,
      pattern: `^(?!(${taken.join("|")})$)${form}$`,
      patternErrorMessage: formRemedy,
    }),
)

export function slugProblem(value: string): ErrorMessage | undefined {
  if (!new RegExp(`^${form}$`).test(value)) {
    return { wrong: `cannot be “${value}”`, remedy: formRemedy }
  }
  if (value.length > longest) {
    return {
      wrong: `has ${value.length} characters; at most ${longest} fit an address`,
      remedy: "Shorten it.",
    }
  }
  if (taken.includes(value)) {
    return {
      wrong: `cannot be “${value}”: the site has something else there`,
      remedy: "Choose another.",
    }
  }
}
