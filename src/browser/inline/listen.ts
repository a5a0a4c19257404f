/** Calls `handler` with the target of each event of this type, before the target's own listeners. */
export function listen<Target extends Element = HTMLElement>(
  type: string,
  handler: (target: Target, event: Event) => void,
): void {
  const onEvent = (event: Event) =>
    event.target instanceof Element && handler(event.target as Target, event)
  addEventListener(type, onEvent, true)
}
