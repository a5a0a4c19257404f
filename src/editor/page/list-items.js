/**
 * Names the buttons of a list after its items, for those who do not see them, and lets a click
 * anywhere on a folded item open it. The form itself only draws an arrow without a name.
 */
export function nameListItems(form) {
  new MutationObserver(() => {
    for (const bar of form.querySelectorAll('[class*="ListItemTopBar"]')) nameItem(bar)
  }).observe(form, { childList: true, subtree: true, characterData: true })
}

function nameItem(bar) {
  const label = bar.parentElement.querySelector(':scope > [class*="NestedObjectLabel"]')
  const [arrow, handle] = bar.querySelectorAll('button, [role="button"]')
  if (!label || !arrow) return
  name(arrow, label.textContent)
  if (handle) name(handle, `Move ${label.textContent}`)
  label.onclick = () => arrow.click()
}

function name(element, text) {
  if (element.ariaLabel !== text) element.ariaLabel = text
}
