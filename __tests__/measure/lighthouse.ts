import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { findChromium } from "../browser/chromium"
import { picture } from "../browser/photo-hosts"

/** The parts of a Lighthouse result (LHR) that are used. */
export interface Result {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { score: number | null; title: string; numericValue: number; details: { items: unknown[] } }
  >
}

/**
 * Runs Lighthouse several times on a page, as on a mid-range phone with a slow line.
 * @param address Address of the page
 * @param photoHosts Hosts whose requests the tests answer, at any speed of the line
 * @param runs How often
 * @returns The run with the median timing
 */
export async function medianRun(
  address: string,
  photoHosts: string[],
  runs: number,
): Promise<Result> {
  const { default: lighthouse } = await fetched("lighthouse/core/index.js")
  const { computeMedianRun } = await fetched("lighthouse/core/lib/median-run.js")
  const { default: puppeteer } = await fetched("puppeteer-core/lib/esm/puppeteer/puppeteer-core.js")
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    const browser = await puppeteer.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox", "--no-first-run", "--disable-background-networking"],
    })
    const page = await browser.newPage()
    const session = await page.createCDPSession()
    const body = Buffer.from(picture.body).toString("base64")
    const responseHeaders = [{ name: "Content-Type", value: picture.contentType }]
    session.on("Fetch.requestPaused", ({ requestId }: { requestId: string }) =>
      session
        .send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body })
        // The page may have been closed in the meantime.
        .catch(() => {}),
    )
    const patterns = photoHosts.map(host => ({ urlPattern: `https://${host}/*` }))
    await session.send("Fetch.enable", { patterns })
    const flags = { logLevel: "error", disableFullPageScreenshot: true }
    results.push((await lighthouse(address, flags, undefined, page)).lhr)
    await browser.close()
  }
  return computeMedianRun(results)
}

/** A module of the packages that are downloaded for this; its types are not available before. */
function fetched(file: string) {
  return import(pathToFileURL(resolve(".measure/node_modules", file)).href)
}
