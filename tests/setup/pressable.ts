/** Whether a button does anything when it is pressed: one that waits keeps the focus and is not `disabled`. */
export const isPressable = (button: HTMLElement) =>
  !(button as HTMLButtonElement).disabled && button.getAttribute('aria-disabled') !== 'true'
