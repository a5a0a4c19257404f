/**
 * Returns the inline script that picks a headline before anything below it is painted (specification, 2, Hero), and
 * stores its index on `<html>` for the first render.
 */
export function headlineScript(headlines: readonly string[]): string {
  return `document.getElementById("headline").textContent=${jsonForScript(headlines)}[document.documentElement.dataset.headline=Math.floor(Math.random()*${headlines.length})]`
}

/** A value as JSON for a `<script>`, which `</script>` in a text would end. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")
