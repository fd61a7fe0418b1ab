import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { useIsWide } from './use-is-wide'

let drawn: boolean[]
beforeEach(() => {
  drawn = []
})
function Part() {
  const isWide = useIsWide(900)
  drawn.push(isWide)
  return isWide ? 'wide' : 'narrow'
}

it('a part that a page change brings knows the width of the window at once, and does not move', () => {
  render(<Part />)
  expect(drawn).toEqual([true])
})

it('a part that came with the page is taken over as it was drawn, and then follows the window', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Part />)
  expect(place.textContent).toBe('narrow')
  act(() => void hydrateRoot(place, <Part />, { onRecoverableError: (error) => drawn.push(error as never) }))
  expect([place.textContent, drawn]).toEqual(['wide', [false, false, true]])
})

it('a part follows the window as its size changes', () => {
  const { container } = render(<Part />)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(container.textContent).toBe('narrow')
})
