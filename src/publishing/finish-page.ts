import { DomUtils, parseDocument } from "htmlparser2"
import { parse } from "postcss"
import { actFromFirstPaint } from "../browser/first-paint"
import { loadInOrder } from "../browser/load-in-order"
import { setScrollPositions } from "../browser/scroll-position"
import { stepNumbers } from "../browser/step-numbers"

/** What a build has made for one page. */
export interface Made {
  /** Its path, as Gatsby has it */
  path: string
  /** Addresses of its scripts, and of the JSON files that they request */
  sources: string[]
  /** Address of its styles */
  href: string
  css: string
}

/**
 * Finishes the HTML of a page, whether Gatsby has just written it or kept it from an earlier build:
 * - fills the page's `FirstScript`, which loads the page's scripts and acts until they arrive;
 * - inserts the styles of this build, since Gatsby keeps a page if only styles have changed;
 * - ends the body with what the first screen does not need, which the first bytes are for: the styles for print,
 *   and the scripts that decide where the page stands and step numbers (Gatsby hydrates only what has been parsed to
 *   its end);
 * - removes Gatsby's own script elements: the map of chunks for its prefetching, which is off, and the one
 *   that tells a page its path, since the security policy would have to name one for each page.
 * The rest stays the same, byte for byte, since React compares it with what it renders.
 * @throws Error if the HTML is not as expected: better no site than one that never reacts to input
 */
export function finishPage(html: string, { path, sources, href, css }: Made): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  const scripts = DomUtils.getElementsByTagName("script", document)
  const places = scripts.filter(({ attribs }) => "data-sources" in attribs)
  // Gatsby may have kept a page that is finished already.
  const late = DomUtils.filter(node => "attribs" in node && "data-late" in node.attribs, document)
  const styles = DomUtils.getElementsByTagName("style", document).filter(
    element => !late.includes(element),
  )
  const gatsbys = scripts.filter(
    ({ attribs }) => "src" in attribs || gatsbyIds.includes(String(attribs.id)),
  )
  const others = scripts.filter(script => ![...places, ...gatsbys, ...late].includes(script))
  const set = /window\.(___chunkMapping|pagePath)=/.exec(others.map(DomUtils.textContent).join())
  if (set) throw new Error(`Gatsby sets ${set[1]} in an element that is not known`)
  const [place] = places
  if (!place || places.length > 1) {
    throw new Error(
      `it has ${places.length} places for the script that loads the others; it must have one FirstScript`,
    )
  }
  const [style] = styles
  if (!style || styles.length > 1 || !("data-href" in style.attribs)) {
    throw new Error(`it has ${styles.length} style elements, and Gatsby used to write one`)
  }

  const screen = parse(css)
  const print = parse("")
  // A rule within another one would mean something else outside it.
  screen.each(rule => {
    if (rule.type === "atrule" && /^(media print|page)$/.test(`${rule.name} ${rule.params}`.trim()))
      print.append(rule)
  })
  const act = `self.pagePath=document.currentScript.dataset.path;(${loadInOrder})(document.currentScript.dataset.sources.split(" "));(${actFromFirstPaint})()`
  const script = `<script data-path="${path}" data-sources="${sources.join(" ")}">${act}</script>`
  const replacements = [
    { element: place, text: script },
    { element: style, text: `<style data-href="${href}">${screen}</style>` },
    ...[...gatsbys, ...late].map(element => ({ element, text: "" })),
  ].sort((one, other) => Number(one.element.startIndex) - Number(other.element.startIndex))
  const end = html.lastIndexOf("</body>")
  if (end < Number(place.endIndex)) throw new Error("it has no end of its body")
  let finished = ""
  let from = 0
  for (const { element, text } of replacements) {
    finished += html.slice(from, Number(element.startIndex)) + text
    from = Number(element.endIndex) + 1
  }
  const last = `<style data-late>${print}</style><script data-late>(${setScrollPositions})();(${stepNumbers})()</script>`
  return finished + html.slice(from, end) + last + html.slice(end)
}

const gatsbyIds = ["gatsby-chunk-mapping", "gatsby-script-loader"]
