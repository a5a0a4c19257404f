import type { WebServer } from "./web-server"

// If root starts nginx, its workers would run as another user, who cannot read the project.
const user = process.getuid?.() === 0 ? "user root root;" : ""

export const nginx: WebServer = {
  name: "nginx",
  id: "nginx",
  files: {
    program: ["/usr/sbin/nginx", "/usr/bin/nginx"],
    brotli: [
      "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
      "/usr/share/nginx/modules/ngx_http_brotli_static_module.so",
    ],
  },
  packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
  site: (root, config) => `root "${root}";\ninclude "${config}";\n`,
  config: (folder, site, { brotli }, port) => `
    load_module ${brotli};
    ${user}
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr;
    events { worker_connections 8192; }
    http {
      # As Debian has them.
      sendfile on;
      tcp_nopush on;
      access_log off;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(name => `${name}_temp_path ${folder}/${name};`)
        .join("\n")}
      server {
        listen unix:${folder}/socket;
        ${port ? `listen 127.0.0.1:${port} backlog=8192;` : ""}
        include "${site}";
      }
    }
  `,
  run: config => ["-e", "stderr", "-c", config],
  check: config => ["-t", "-q", "-e", "stderr", "-c", config],
}
