import { appliesTo, type HeaderRule, notForVisitors } from "./headers"
import { mediaTypes } from "./media-types"

/**
 * The rules as the part of nginx's configuration that goes into a `server` block whose `root` is
 * `public/`. Each set of headers is written out once, without variables: answers to what nginx cannot
 * even read carry them too, and those come before variables have values. (A `map` needs variables,
 * and a place outside the block.)
 */
export function nginxConfig(rules: HeaderRule[]): string {
  return `# Written by the build, from the rules of public/_headers. To be included in a server block whose
# root is public/. nginx needs its modules gzip_static and brotli_static.

charset off;
server_tokens off;
default_type application/octet-stream;
types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `  "${type}" ${ending};`)
  .join("\n")}
}

brotli_static on;
gzip_static on;
gzip_vary on;

# Nobody holds a connection by being slow, or has a file sent in a thousand pieces.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 20s;
keepalive_timeout 30s;
max_ranges 1;

${headerLines(headersOf("/*", rules))}

error_page 404 /404.html;
# What nobody speaks is the fault of those who ask.
error_page 501 505 =400 /bad-request;
location = /bad-request {
  internal;
  return 400;
}

location / {
  ${tries}
}

location ~ ^/(${notForVisitors.map(literal).join("|")})(/|$) {
  return 404;
}
${locations(rules)}`
}

const tries = "try_files $uri $uri.html $uri/index.html =404;"

/** A location for paths that have the same headers, which take the place of all others there. */
function locations(rules: HeaderRule[]): string {
  const paths = new Set(rules.map(({ path }) => path))
  const families = [...paths].filter(path => path.endsWith("/*") && path !== "/*")
  const places = new Map<string, string[]>()
  for (const path of paths) {
    if (path.endsWith("*")) continue
    const lines = headerLines(headersOf(path, rules))
    places.set(lines, [...(places.get(lines) ?? []), literal(path)])
  }
  return [
    ...[...places].map(([lines, paths]) => location(paths.join("|"), lines)),
    // nginx takes the first that matches.
    ...families
      .sort((one, other) => other.length - one.length)
      .map(path =>
        location(`${literal(path.slice(0, -1))}.*`, headerLines(headersOf(path, rules))),
      ),
  ].join("")
}

function location(paths: string, lines: string): string {
  return `
location ~ "^(?:${paths})$" {
${lines.replace(/^/gm, "  ")}
  ${tries}
}
`
}

/** All headers of a path, later rules over earlier ones. */
function headersOf(path: string, rules: HeaderRule[]): Record<string, string> {
  const applying = rules.filter(rule => appliesTo(rule, path))
  return Object.assign({}, ...applying.map(({ headers }) => headers))
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, "\\$&")}" always;`)
    .join("\n")
}

function literal(text: string): string {
  return text.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&")
}
