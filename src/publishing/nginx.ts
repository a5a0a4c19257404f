import { appliesTo, type HeaderRule, notForVisitors } from "./headers"
import { mediaTypes } from "./media-types"

/**
 * The rules as nginx configuration, to include in a `server` block whose `root` is `public/`. Headers that
 * differ by path are repeated in locations. A `map` would be shorter, but it needs variables, which have no
 * value yet when nginx answers a malformed request, and a place outside the block.
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

# The headers alone exceed the 1,460 bytes for which nginx waits by default: they would be sent by themselves.
postpone_output 8k;

# No slow client holds a connection for long, and no request gets a file in a thousand pieces.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 20s;
keepalive_timeout 30s;
max_ranges 1;

${headerLines(headersOf("/*", rules))}

error_page 404 /404.html;
# Unknown methods and versions of HTTP are the client's mistake, not a server error.
error_page 501 505 =400 /bad-request;
location = /bad-request {
  internal;
  return 400;
}

location / {
  ${tries}
}

${notForVisitors
  .flatMap(name => [`= /${name}`, `^~ /${name}/`])
  .map(path => `location ${path} {\n  return 404;\n}`)
  .join("\n")}
${locations(rules)}`
}

const tries = "try_files $uri $uri.html $uri/index.html =404;"

/** A location for each path of the rules, with all headers: nginx inherits none where a location adds one. */
function locations(rules: HeaderRule[]): string {
  const paths = new Set(rules.map(({ path }) => path))
  paths.delete("/*")
  return [...paths]
    .map(
      path => `
location ${matching(path)} {
${headerLines(headersOf(path, rules)).replace(/^/gm, "  ")}
  ${tries}
}
`,
    )
    .join("")
}

/** The prefix or exact match for a rule's path; nginx would try regular expressions one by one. */
function matching(path: string): string {
  return path.endsWith("*") ? `^~ ${path.slice(0, -1)}` : `= ${path}`
}

/** All headers of a path; later rules override earlier ones. */
function headersOf(path: string, rules: HeaderRule[]): Record<string, string> {
  const applying = rules.filter(rule => appliesTo(rule, path))
  return Object.assign({}, ...applying.map(({ headers }) => headers))
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, "\\$&")}" always;`)
    .join("\n")
}
