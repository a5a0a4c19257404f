/** Runs in the page: wraps each text node in two elements, as browser translation does. */
export function translate(continuously = false): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const translateAll = () => {
    const nodes: Text[] = []
    walker.currentNode = document.body
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest("script, style, font")) continue
      const [outer, inner] = [document.createElement("font"), document.createElement("font")]
      node.replaceWith(outer)
      outer.append(inner)
      inner.append(node)
    }
  }
  translateAll()
  const options = { subtree: true, childList: true, characterData: true }
  if (continuously) new MutationObserver(translateAll).observe(document.body, options)
}

/** Runs in the page after `translate`: makes all words 40% longer. */
export function lengthen(): void {
  const longer = (word: string) => word + word.slice(0, Math.ceil(0.4 * word.length))
  for (const font of document.querySelectorAll("font > font")) {
    font.textContent = font.textContent.replace(/\p{L}+/gu, longer)
  }
}
