/** A ref for what is to have the focus when it appears, as where the button that was pressed has gone. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
