/** Runs in the page: wraps each text in two elements, as translating browsers do. */
export function translate(continuously = false): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const translateAll = () => {
    const nodes: Text[] = []
    texts.currentNode = document.body
    while (texts.nextNode()) nodes.push(texts.currentNode as Text)
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
