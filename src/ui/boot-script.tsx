/**
 * An empty script element that the build fills with `browser/inline/boot.entry.ts` (`finishPage`). Each page has one after its
 * first screen, because browsers paint that before they compile the script.
 */
export function BootScript() {
  return (
    <script data-sources="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  )
}
