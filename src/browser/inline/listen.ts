/**
 * Calls `handler` with the target of each event, before the target's own listeners. The caller names the type of targets
 * that fire this event, because the DOM's types do not.
 */
export function listen<Type extends keyof WindowEventMap, Target extends Element = HTMLElement>(
  type: Type,
  handler: (target: Target, event: WindowEventMap[Type]) => void,
): void {
  const onEvent = (event: WindowEventMap[Type]) =>
    event.target instanceof Element && handler(event.target as Target, event)
  addEventListener(type, onEvent, true)
}
