const FROM_EDGE = 48

/** The `scrollLeft` of a right-to-left strip, 0 at its start and negative after it, at which `link` is near its right edge. */
export function scrollFromRight({ offsetLeft, offsetWidth, offsetParent }: HTMLElement) {
  const width = offsetParent?.clientWidth ?? 0
  return Math.min(0, offsetLeft + offsetWidth + FROM_EDGE - width)
}
