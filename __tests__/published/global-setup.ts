import { obtainChromium } from "../browser/chromium"
import { startHost } from "../browser/host"
import { prefix } from "./site"

export default async function globalSetup() {
  await obtainChromium()
  const host = await startHost(undefined, "public", prefix)
  return () => host.close()
}
