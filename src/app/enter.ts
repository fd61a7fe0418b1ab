/** Focuses a place without adding it to the tab order. */
export function enter(place: HTMLElement) {
  const wasStop = place.hasAttribute('tabindex')
  if (!wasStop) place.tabIndex = -1
  place.focus({ preventScroll: true })
  if (!wasStop) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}
