/**
 * Fills in the template of `_headers`, which Netlify and Cloudflare Pages read.
 * @param values What takes the place of a name in braces
 * @throws Error if it lacks a value, or has a longer line than Cloudflare Pages reads; Netlify documents no limit
 * (https://developers.cloudflare.com/pages/configuration/headers/)
 */
export function fillHeaders(template: string, values: Record<string, string>): string {
  const text = template.replace(/^#.*\n/gm, "").trimStart()
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, name) => {
    if (values[name] === undefined) throw new Error(`_headers: no value for ${placeholder}.`)
    return values[name]
  })
  const longest = Math.max(...filled.split("\n").map(line => line.length))
  if (longest > 2_000) {
    throw new Error(
      `_headers has a line of ${longest} characters, but Cloudflare Pages reads at most 2,000. Use photos from fewer hosts.`,
    )
  }
  return filled
}
