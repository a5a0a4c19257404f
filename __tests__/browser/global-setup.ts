import { obtainChromium } from "./chromium"
import { startHost } from "./host"

export default async function globalSetup() {
  await obtainChromium()
  const host = await startHost()
  return () => host.close()
}
