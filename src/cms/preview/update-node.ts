/** Makes a node equal to another by changing only what differs. @returns The first element that has changed */
export function updateNode(shown: Node, next: Node): Element | null {
  if (shown.isEqualNode(next)) return null
  const [children, nextChildren] = [[...shown.childNodes], [...next.childNodes]]
  const differsOnlyInside = shown.cloneNode().isEqualNode(next.cloneNode())
  if (!differsOnlyInside) {
    shown.parentNode?.replaceChild(next, shown)
    return next.nodeType === Node.TEXT_NODE ? next.parentElement : (next as Element)
  }
  for (const child of children.slice(nextChildren.length)) shown.removeChild(child)
  const changes = nextChildren.map((nextChild, index) =>
    updateNode(children[index] ?? shown.appendChild(new Text()), nextChild),
  )
  // Without a change, it has become shorter.
  return changes.find(change => change) ?? (shown as Element)
}
