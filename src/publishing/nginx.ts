import { appliesTo, type HeaderRule, notForVisitors } from "./headers"
import { mediaTypes } from "./media-types"

/**
 * The rules as the part of nginx's configuration that goes into a `server` block whose `root` is
 * `public/`. Where a path has other headers they are written out, without variables: answers to what
 * nginx cannot even read carry them all, and those come before variables have values. (A `map` needs
 * variables, and a place outside the block.)
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

# The headers are longer than the 1,460 bytes for which nginx waits: they would go out alone.
postpone_output 8k;

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

${notForVisitors
  .flatMap(name => [`= /${name}`, `^~ /${name}/`])
  .map(path => `location ${path} {\n  return 404;\n}`)
  .join("\n")}
${locations(rules)}`
}

const tries = "try_files $uri $uri.html $uri/index.html =404;"

/** A location for each path of the rules, whose headers take the place of all others there. */
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

/** How nginx finds the paths of a rule; patterns would be tried for each request, one by one. */
function matching(path: string): string {
  return path.endsWith("*") ? `^~ ${path.slice(0, -1)}` : `= ${path}`
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
