/**
 * An empty script element that the build fills with `browser/inline/boot.entry.ts` (`finishPage`). It follows each
 * page's first screen, which browsers paint before they compile the script.
 */
export function BootScript() {
  return (
    <script data-sources="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  )
}
