import { obtainChromium } from "../browser/chromium"
import { buildTestSite } from "../test-site"

export default async function globalSetup() {
  await obtainChromium()
  await buildTestSite()
}
