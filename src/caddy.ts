import type { HeaderRule } from "./headers"

/** The rules as directives for a Caddy site block whose `root` is `public/`. */
export function caddySnippet([site, ...hashed]: HeaderRule[]): string {
  const headers = Object.entries(site?.headers ?? {})
  return `# Written by the build. Import it in the site block; its root is public/.
header {
	Cache-Control "public, max-age=0, must-revalidate"
${headers.map(([name, value]) => `\t${name} "${value}"`).join("\n")}
}
@hashed {
	path ${hashed.map(({ path }) => path).join(" ")}
	file
}
header @hashed Cache-Control "${hashed[0]?.headers["Cache-Control"]}"
try_files {path} {path}.html {path}/index.html
file_server {
	precompressed br gzip
}
handle_errors {
	rewrite * /404.html
	file_server {
		precompressed br gzip
	}
}
`
}
