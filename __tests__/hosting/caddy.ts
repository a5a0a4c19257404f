import type { WebServer } from "./web-server"

export const caddy: WebServer = {
  name: "Caddy",
  id: "caddy",
  files: { program: ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"] },
  packages: ["caddy"],
  site: (root, config) => `root * "${root}"\nimport "${config}"\n`,
  config: (folder, site) => `
    {
      admin unix//${folder}/admin
      auto_https off
      servers {
        protocols h1 h2c
        timeouts {
          read_header 10s
          read_body 10s
          idle 30s
        }
        max_header_size 32kB
      }
    }
    http:// {
      bind unix/${folder}/socket
      import "${site}"
    }
  `,
  run: config => ["run", "--adapter", "caddyfile", "--config", config],
  check: config => ["validate", "--adapter", "caddyfile", "--config", config],
}
