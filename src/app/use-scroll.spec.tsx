import { render, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { scrollPositions } from './scroll-positions'
import { useScroll } from './use-scroll'

function Page() {
  useScroll(useLocation())
  return null
}
afterEach(() => void Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 }))

it('the position of a page that was scrolled before the app started is kept', async () => {
  scrollPositions.clear()
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 300 })
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  await waitFor(() => expect([...scrollPositions]).toEqual([['default', 300]]))
})
