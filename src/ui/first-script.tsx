/**
 * The place of the script that loads the others and acts until they arrive; `finishPage` fills it in. It stands
 * at the end of what a page shows first, once on each page: browsers paint that before they compile the script,
 * and nothing above it needs the script.
 */
export function FirstScript() {
  return (
    <script data-sources="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  )
}
