import { appliesTo, type HeaderRule, notForVisitors } from "./headers"
import { mediaTypes, textTypes } from "./media-types"

/** The rules as the part of a Caddyfile that goes into a site block whose `root` is `public/`. */
export function caddyConfig(rules: HeaderRule[]): string {
  const notFound = rules.filter(rule => appliesTo(rule, "/404.html"))
  return `# Written by the build, from the rules of public/_headers. To be imported in a site block whose
# root is public/.

route {
${indented([...setHeaders(rules), "try_files {path}.html {path}/index.html {path}", file])}
}

handle_errors {
	route {
${indented(indented([...setHeaders(notFound, "*"), "rewrite * /404.html", file]).split("\n"))}
	}
}
`
}

/** Says what kind of file it is that a path has led to, when Caddy has said so, and sends it. */
const file = `${Object.entries(mediaTypes).map(kind).join("\n")}
file_server {
	precompressed br gzip
	disable_canonical_uris
	hide ${notForVisitors.join(" ")}
}`

function kind([ending, type]: [ending: string, type: string]): string {
  const vary = ending in textTypes ? "\n\tVary Accept-Encoding" : ""
  return `@${ending} path *.${ending}\nheader @${ending} {\n\tContent-Type "${type}"${vary}\n\tdefer\n}`
}

/**
 * What sets the headers of the rules; neighbours that set the same are one.
 * @param everywhere A path that stands for those of the rules
 */
function setHeaders(rules: HeaderRule[], everywhere?: string): string[] {
  const groups: { paths: string[]; lines: string }[] = []
  for (const { path, headers } of rules) {
    const lines = Object.entries(headers)
      .map(([name, value]) => `	${name} "${value.replace(/["\\]/g, "\\$&")}"\n`)
      .join("")
    const last = groups.at(-1)
    if (last?.lines === lines) last.paths.push(path)
    else groups.push({ paths: [everywhere ?? path], lines })
  }
  return groups.map(({ paths, lines }, index) => {
    const matcher = `@rule${index}`
    return `${matcher} path ${paths.join(" ")}\nheader ${matcher} {\n${lines}}`
  })
}

function indented(blocks: string[]): string {
  return blocks.join("\n").replace(/^/gm, "\t")
}
