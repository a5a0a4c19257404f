import type { Program } from "./programs"

/** `hosting/publish` looks at the published site with it. */
export const curl: Program = {
  name: "curl",
  files: { program: ["/usr/bin/curl", "/usr/local/bin/curl", "/opt/homebrew/bin/curl"] },
  packages: ["curl"],
}
