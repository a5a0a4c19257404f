const gatsbyTags = /<script\s+(?:src="|id="gatsby-).*?<\/script>|<meta name="generator"[^>]*>/gs

/**
 * Finishes the HTML of a page:
 * - fills its `BootScript` with the page's pathname and the URLs of the scripts that it loads;
 * - removes Gatsby's version and its script elements: those that load the scripts too early, the chunk map for its
 *   prefetching, which is off, and the page's pathname, for which the security policy would need a hash per page.
 * Everything else stays the same, byte for byte, because React compares it with its own output.
 * @throws Error if the HTML lacks a part, or does not contain exactly one BootScript as React writes it
 */
export function finishPage(
  html: string,
  { pathname, urls, boot }: { pathname: string; urls: string[]; boot: string },
): string {
  const parts = html.replace(gatsbyTags, "").split('<script data-sources=""></script>')
  if (parts.length !== 2)
    throw new Error(`${pathname} must have one BootScript, after its first screen.`)
  // React writes this in place of a part that throws.
  if (html.includes("<!--$!-->")) throw new Error(`${pathname}: React cannot render a part of it.`)
  const start = `<script data-path="${pathname}" data-sources="${urls.join(" ")}">${boot}</script>`
  return parts.join(start)
}
