/** Calls `handler` with the target of each event, before the target's own listeners. The target's type is the caller's claim. */
export function listen<Type extends keyof WindowEventMap, Target extends Element = HTMLElement>(
  type: Type,
  handler: (target: Target, event: WindowEventMap[Type]) => void,
): void {
  const onEvent = (event: WindowEventMap[Type]) =>
    event.target instanceof Element && handler(event.target as Target, event)
  addEventListener(type, onEvent, true)
}
