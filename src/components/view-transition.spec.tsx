import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quiet } from '../../tests/setup/shop'
import { carryIntoNextPage, flyToCart } from './view-transition'

const RECT = { picture: new DOMRect(100, 400, 80, 80), cart: new DOMRect(900, 10, 44, 44) }
let land = () => {}
const animate = vi.fn<Element['animate']>()
const media = vi.fn((_: string) => ({ matches: false }))
const clones = () => document.querySelectorAll<HTMLImageElement>('body > img')

beforeEach(() => {
  animate.mockImplementation(() => {
    const finished = new Promise<void>((resolve) => (land = resolve))
    return { finished } as unknown as Animation
  })
  media.mockReturnValue({ matches: false })
  vi.stubGlobal('matchMedia', media)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  Object.assign(Element.prototype, { animate })
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(RECT.picture)
})
afterEach(() => {
  carryIntoNextPage(null)
  vi.unstubAllGlobals()
  clones().forEach((clone) => clone.remove())
  delete (Element.prototype as Partial<Element>).animate
})

/** Two cards, and the cart in the bar. */
function show({ cart = true } = {}) {
  render(
    <>
      {cart && <a href="/cart" data-flight-target aria-label="Cart" />}
      <div data-testid="soup">
        <img src="/soup.webp" alt="" className="picture" />
      </div>
      <div data-testid="none" />
    </>,
  )
  if (cart) vi.spyOn(screen.getByRole('link'), 'getBoundingClientRect').mockReturnValue(RECT.cart)
  return { soup: screen.getByTestId('soup'), none: screen.getByTestId('none') }
}

it('only the last tapped picture is named for the transition to its page', () => {
  const { soup, none } = show()
  const names = () => [soup, none].map(({ style }) => style.viewTransitionName)
  carryIntoNextPage(soup)
  expect(names()).toEqual(['dish', ''])
  carryIntoNextPage(none)
  expect(names()).toEqual(['', 'dish'])
  carryIntoNextPage(null)
  expect(names()).toEqual(['', ''])
})

describe('a dish that is added', () => {
  it('flies from its place to the middle of the cart in the bar, above everything, and is then removed', async () => {
    flyToCart(show().soup)
    expect(clones()).toHaveLength(1)
    const [clone] = clones()
    expect(clone!.getAttribute('src')).toBe('/soup.webp')
    expect(clone!.style).toMatchObject({
      position: 'fixed',
      left: '100px',
      top: '400px',
      width: '80px',
      height: '80px',
    })
    expect(clone!.style.pointerEvents).toBe('none')
    const [frames, options] = animate.mock.calls[0]!
    expect(frames).toMatchObject({ transform: ['none', 'translate(782px, -408px) scale(0.15)'] })
    expect(options).toMatchObject({ duration: 250 })
    expect(animate.mock.contexts[0]).toBe(clone)
    land()
    await quiet(2)
    expect(clones()).toHaveLength(0)
    expect(screen.getByTestId('soup').querySelector('img')).not.toBeNull()
  })

  it('measures nothing before the next frame', () => {
    let draw = () => {}
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => (draw = callback))
    const measured = vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect')
    flyToCart(show().soup)
    expect(measured).not.toHaveBeenCalled()
    draw()
    expect(measured).toHaveBeenCalledOnce()
  })

  it('is removed also when its flight is cancelled', async () => {
    animate.mockReturnValue({ finished: Promise.reject(new DOMException('', 'AbortError')) } as unknown as Animation)
    flyToCart(show().soup)
    await quiet(2)
    expect(clones()).toHaveLength(0)
  })

  it('does not fly for those who prefer reduced motion', () => {
    media.mockReturnValue({ matches: true })
    flyToCart(show().soup)
    expect(media).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
    expect(clones()).toHaveLength(0)
    expect(animate).not.toHaveBeenCalled()
  })

  it.each(['none', 'soup'] as const)('does not fly where there is no picture, or no cart: %s', (dish) => {
    flyToCart(show({ cart: dish === 'none' })[dish])
    flyToCart(null)
    expect(animate).not.toHaveBeenCalled()
    expect(clones()).toHaveLength(0)
  })
})
