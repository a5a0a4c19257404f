import { caddyConfig } from "./caddy"
import { type HeaderValues, headersFile } from "./headers"
import { nginxConfig } from "./nginx"

/** What tells each kind of host of the headers: the text of a file, by its path. */
export const configurations: Record<
  string,
  (common: HeaderValues, hashedFiles: string[]) => string
> = {
  "public/_headers": headersFile,
  "hosting/nginx.conf": nginxConfig,
  "hosting/caddy.conf": caddyConfig,
}
