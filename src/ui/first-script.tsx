/**
 * An empty slot for the script that loads the others and acts until they arrive; `finishPage` fills it in. Each page
 * has one, after its first screen: browsers paint that before they compile the script.
 */
export function FirstScript() {
  return (
    <script data-sources="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  )
}
