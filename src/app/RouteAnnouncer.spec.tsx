import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { RouteAnnouncer } from './RouteAnnouncer'

beforeEach(() => {
  document.title = 'Menu'
  window.history.replaceState(null, '', '/menu')
})
const titled = async (title: string, path: string, stands = 600) => {
  window.history.replaceState(null, '', path)
  document.title = title
  await act(() => new Promise((resolve) => setTimeout(resolve, stands)))
}

it('the title of another page is announced, not that of the first one', async () => {
  render(<RouteAnnouncer />)
  expect(screen.getByRole('status').textContent).toBe('')
  await titled('Cart, still loading', '/cart', 100)
  expect(screen.getByRole('status').textContent).toBe('')
  await titled('Cart', '/cart')
  expect(screen.getByRole('status').textContent).toBe('Cart')
})

it('a title that comes later than this code is announced', async () => {
  document.querySelector('title')!.remove()
  render(<RouteAnnouncer />)
  await titled('Page not found', '/nothing-here')
  expect(screen.getByRole('status').textContent).toBe('Page not found')
})

it('a page that loads slowly is announced again with what it is about', async () => {
  const { container } = render(
    <main>
      <h1></h1>
      <RouteAnnouncer />
    </main>,
  )
  await titled('Menu', '/menu/all-day/item/mango-lassi')
  container.querySelector('h1')!.textContent = 'Mango lassi'
  await titled('Mango lassi', '/menu/all-day/item/mango-lassi')
  expect(screen.getByRole('status').textContent).toBe('Mango lassi')
})

it('a new title of the same page is not announced: the page announces the change itself', async () => {
  render(<RouteAnnouncer />)
  await titled('Received · Order 1042', '/track-order?orderId=o')
  await titled('Confirmed · Order 1042', '/track-order?orderId=o')
  expect(screen.getByRole('status').textContent).toBe('Received · Order 1042')
})

it('a page that was shown before this code loaded is announced, and a lost focus moves into it', async () => {
  document.title = 'Mango lassi'
  render(
    <main>
      <RouteAnnouncer titleBefore="Menu" />
    </main>,
  )
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(await screen.findByText('Mango lassi')).toBe(screen.getByRole('status'))
})

it.each([
  ['after this code has loaded', true],
  ['before this code has loaded', false],
])('a focus that was in the page %s stays in the page when its element is removed', async (_, isThere) => {
  const page = (rest: ReactNode) => (
    <main>
      <button>Gone</button>
      {rest}
    </main>
  )
  const { rerender } = render(page(isThere && <RouteAnnouncer />))
  act(() => screen.getByRole('button').focus())
  if (!isThere) rerender(page(<RouteAnnouncer titleBefore="Menu" />))
  screen.getByRole('button').remove()
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
