import { render, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

const fresh = async () => {
  vi.resetModules()
  return import('./scroll-positions')
}
beforeEach(() => sessionStorage.clear())

it('scroll positions survive a reload', async () => {
  const { scrollPositions, saveScrollPositions } = await fresh()
  scrollPositions.set('entry', 1234)
  saveScrollPositions()
  expect([...(await fresh()).scrollPositions]).toEqual([['entry', 1234]])
})

it.each(['{', 'null', '7', '[]', '{"entry":"1"}', '{"entry":null,"__proto__":{"polluted":1}}'])(
  'F38 stored scroll positions: %s counts as nothing',
  async (text) => {
    sessionStorage.setItem('scroll', text)
    expect([...(await fresh()).scrollPositions]).toEqual([])
    expect({}).not.toHaveProperty('polluted')
  },
)
