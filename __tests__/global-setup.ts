import { obtainChromium } from "./browser/chromium"

export default async function globalSetup() {
  await obtainChromium()
}
