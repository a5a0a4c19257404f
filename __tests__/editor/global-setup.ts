import { obtainChromium } from "../browser/chromium"

export default obtainChromium
