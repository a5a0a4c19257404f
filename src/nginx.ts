import type { HeaderRule } from "./headers"

/** The rules as lines for an nginx `server` block whose `root` is `public/`. */
export function nginxSnippet([site, ...hashed]: HeaderRule[]): string {
  const paths = hashed.map(({ path }) => path.replaceAll(".", "\\.")).join("|")
  const headers = Object.entries(site?.headers ?? {})
  // One list of headers for all files: a location with an add_header of its own drops the others.
  return `# Written by the build. Include it in the server block; its root is public/.
charset utf-8;
gzip_static on;
brotli_static on;
error_page 404 /404.html;
set $cache_control "public, max-age=0, must-revalidate";
if ($uri ~ "^(${paths})$") {
  set $cache_control "${hashed[0]?.headers["Cache-Control"]}";
}
add_header Cache-Control $cache_control always;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join("\n")}
location / {
  try_files $uri $uri.html $uri/index.html =404;
}
`
}
