/** The `view-transition-name` of a dish's picture on its way from the card to the page. */
const NAME = 'dish'
let carried: HTMLElement | null = null

/** Marks the picture that the next page shows large. Where view transitions are supported, it grows into place. */
export function carryIntoNextPage(picture: HTMLElement | null) {
  if (carried) carried.style.viewTransitionName = ''
  carried = picture
  if (picture) picture.style.viewTransitionName = NAME
}

/** In ms. */
const FLIGHT = 250
const SIZE_AT_LANDING = 0.15

/** Animates the picture in `place` to the cart in the bar. Does nothing when reduced motion is preferred. */
export function flyToCart(place: HTMLElement | null) {
  // Measuring now would force a layout; the next frame does one anyway.
  requestAnimationFrame(() => fly(place))
}

function fly(place: HTMLElement | null) {
  const picture = place?.querySelector('img')
  const target = document.querySelector('[data-flight-target]')
  if (!picture || !target || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = picture.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const flying = picture.cloneNode() as HTMLImageElement
  flying.style.cssText = `position:fixed;z-index:1400;pointer-events:none;inset:auto;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px`
  document.body.append(flying)
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  flying
    .animate(
      { transform: ['none', `translate(${x}px, ${y}px) scale(${SIZE_AT_LANDING})`], opacity: [1, 0.6] },
      { duration: FLIGHT, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' },
    )
    .finished.finally(() => flying.remove())
    .catch(() => {})
}
