import { defineConfig } from "@playwright/test"

export const address = "http://127.0.0.1:8788"

export default defineConfig({
  webServer: {
    // The last version for Node 20. It runs Cloudflare's own engine; its 100 MB is too much for a dependency.
    command:
      "npx --yes wrangler@4.86.0 pages dev root --compatibility-date 2025-01-01 --ip 127.0.0.1 --port 8788 --inspector-port 0",
    cwd: "../../.test-sites",
    env: { WRANGLER_SEND_METRICS: "false" },
    timeout: 240_000,
    url: address,
  },
})
