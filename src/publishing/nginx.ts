import { type Configuration, type HeaderValues, kept, notForVisitors, revalidated } from "./headers"
import { mediaTypes } from "./media-types"

/**
 * Configuration for nginx, to include in a `server` block whose `root` is `public/`. A `map` would be shorter
 * than a location for each file, but it needs variables, which have no value yet when nginx answers a malformed
 * request, and a place outside the block.
 */
export const nginxConfig: Configuration = (
  common,
  hashedFiles,
) => `# Written by the build, with the headers of public/_headers. To be included in a server block whose
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

${headerLines({ ...revalidated, ...common })}

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
${hashedFiles
  .map(
    path => `
location = ${path} {
${headerLines({ ...kept, ...common }).replace(/^/gm, "  ")}
  ${tries}
}
`,
  )
  .join("")}`

const tries = "try_files $uri $uri.html $uri/index.html =404;"

/** To be repeated in each location that has headers of its own: nginx inherits none there. */
function headerLines(headers: HeaderValues): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`)
    .join("\n")
}
