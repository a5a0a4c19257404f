import { obtainChromium } from "./browser/chromium"
import { caddy } from "./hosting/caddy"
import { nginx } from "./hosting/nginx"
import { curl, obtain } from "./hosting/programs"

/** Obtains all programs one after the other, before tests that need them run beside each other. */
export default async function globalSetup() {
  await obtainChromium()
  for (const program of [nginx, caddy, curl]) obtain(program)
}
