import { buildGrownSite, buildTestSite } from "../test-site"
import { obtainChromium } from "./chromium"
import { startHost } from "./host"

export default async function globalSetup() {
  await obtainChromium()
  await Promise.all([buildTestSite(), buildGrownSite()])
  const host = await startHost()
  return () => host.close()
}
