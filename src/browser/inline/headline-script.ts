/**
 * Returns the inline script that picks a headline before anything below it is painted (specification, 2, Hero), and
 * stores its index on `<html>` for the first render.
 */
export function headlineScript(headlines: readonly string[]): string {
  const list = JSON.stringify(headlines).replaceAll("<", "\\u003c")
  return `document.getElementById("headline").textContent=${list}[document.documentElement.dataset.headline=Math.floor(Math.random()*${headlines.length})]`
}
