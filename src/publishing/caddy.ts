import { appliesTo, type HeaderRule, notForVisitors } from "./headers"
import { mediaTypes, textTypes } from "./media-types"

/** The rules as a snippet for the Caddyfile, to import into a site block whose `root` is `public/`. */
export function caddyConfig(rules: HeaderRule[]): string {
  const notFound = rules.filter(rule => appliesTo(rule, "/404.html"))
  return `# Written by the build, from the rules of public/_headers. To be imported in a site block whose
# root is public/.

route {
${indented([...setHeaders(rules), refusals, "try_files {path}.html {path}/index.html {path}", file])}
}

handle_errors {
	route {
${indented(indented([...setHeaders(notFound, true), otherErrors, "rewrite * /404.html", file]).split("\n"))}
	}
}
`
}

/**
 * Requests that Caddy 2.6 would not answer well: other methods, which it treats like GET; names that no file
 * can have (with a null byte, or longer than file systems allow: 255 bytes in a name, 4,096 in all), for
 * which it reports a server error; and several ranges, which it sends with the file's content type.
 */
const refusals = `@change not method GET HEAD
error @change 405
@nameless path_regexp \\x00|[^/]{200}|[^/]{60}[^\\x00-\\x7f]|[^\\x00-\\x7f][^/]{60}|.{900}
error @nameless 404
@parts header_regexp Range ,
request_header @parts -Range`

const otherErrors = `request_header -Range
@other expression {err.status_code} != 404
respond @other "{err.status_code} {err.status_text}"`

/** Sends the file that a path has led to, with our content type in place of Caddy's. */
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
 * Directives that set the headers of the rules; consecutive rules with equal headers share one.
 * @param everywhere Whether to set them on all paths, whatever the rules say
 */
function setHeaders(rules: HeaderRule[], everywhere = false): string[] {
  const groups: { paths: string[]; lines: string }[] = []
  for (const { path, headers } of rules) {
    const lines = Object.entries(headers)
      .map(([name, value]) => `	${name} "${value.replace(/["\\]/g, "\\$&")}"\n`)
      .join("")
    const last = groups.at(-1)
    if (last?.lines === lines) last.paths.push(path)
    else groups.push({ paths: [path], lines })
  }
  return groups.map(({ paths, lines }, index) => {
    // `/*` would miss requests whose path does not begin with a slash.
    if (everywhere || paths.includes("/*")) return `header {\n${lines}}`
    const matcher = `@rule${index}`
    return `${matcher} path ${paths.join(" ")}\nheader ${matcher} {\n${lines}}`
  })
}

function indented(blocks: string[]): string {
  return blocks.join("\n").replace(/^/gm, "\t")
}
