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

it('a part that came with the page is taken over as it was drawn, and then knows the width', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Part />)
  expect(place.textContent).toBe('narrow')
  const wrong = vi.fn<(error: unknown) => void>()
  act(() => void hydrateRoot(place, <Part />, { onRecoverableError: wrong }))
  expect([place.textContent, drawn]).toEqual(['wide', [false, false, true]])
  expect(wrong).not.toHaveBeenCalled()
})

it('a part follows the window as its size changes', () => {
  const { container } = render(<Part />)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(container.textContent).toBe('narrow')
})
