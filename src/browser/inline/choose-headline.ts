/**
 * The inline script that shows one of the headlines, before anything below is painted, and stores its index on `<html>`,
 * where the first render reads it (specification, 2, Hero).
 */
export function chooseHeadline(headlines: readonly string[]): string {
  const texts = JSON.stringify(headlines).replaceAll("<", "\\u003c")
  return `document.getElementById("headline").textContent=${texts}[document.documentElement.dataset.headline=Math.floor(Math.random()*${headlines.length})]`
}
