import { type HeaderRule, notForVisitors } from "./headers"
import { mediaTypes } from "./media-types"

/**
 * The rules as the part of nginx's configuration that goes into a `server` block whose `root` is
 * `public/`.
 */
export function nginxConfig(rules: HeaderRule[]): string {
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)))
  return `# Written by the build, from the rules of public/_headers. To be included in a server block whose
# root is public/. nginx needs its modules gzip_static and brotli_static.

charset off;
default_type application/octet-stream;
types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `  "${type}" ${ending};`)
  .join("\n")}
}

brotli_static on;
gzip_static on;
gzip_vary on;

# No location has a header of its own: it would lose all of these.
${[...names].map(name => headerLines(name, rules)).join("\n")}

error_page 404 /404.html;

location / {
  try_files $uri $uri.html $uri/index.html =404;
}

location ~ ^/(${notForVisitors.map(literal).join("|")})(/|$) {
  return 404;
}
`
}

/** A header with one value for all paths, or with a variable that each of its rules sets in turn. */
function headerLines(name: string, rules: HeaderRule[]): string {
  const values = rules.flatMap(({ path, headers }) => {
    const value = headers[name]
    return value === undefined ? [] : [{ path, value: quoted(value) }]
  })
  if (values.every(({ path }) => path === "/*")) {
    return `add_header ${name} ${values.at(-1)?.value} always;`
  }
  const variable = `$header_${name.toLowerCase().replaceAll("-", "_")}`
  return [
    `set ${variable} "";`,
    ...values.map(({ path, value }) =>
      path === "/*"
        ? `set ${variable} ${value};`
        : `if (${condition(path)}) { set ${variable} ${value}; }`,
    ),
    `add_header ${name} ${variable} always;`,
  ].join("\n")
}

function condition(path: string): string {
  return path.endsWith("*") ? `$uri ~ "^${literal(path.slice(0, -1))}"` : `$uri = ${quoted(path)}`
}

function literal(text: string): string {
  return text.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&")
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`
}
