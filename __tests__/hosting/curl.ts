import type { Program } from "./programs"

/** What `hosting/publish` asks the published site with. */
export const curl: Program = {
  name: "curl",
  files: { program: ["/usr/bin/curl", "/usr/local/bin/curl", "/opt/homebrew/bin/curl"] },
  packages: ["curl"],
}
