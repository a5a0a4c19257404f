import { buildTestSites } from "../test-site"
import { obtainChromium } from "./chromium"
import { startHost } from "./host"

export default async function globalSetup() {
  await obtainChromium()
  await buildTestSites()
  const host = await startHost()
  return () => host.close()
}
