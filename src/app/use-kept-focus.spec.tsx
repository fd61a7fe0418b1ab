import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

/** A list whose first entry can be taken away, in a page that watches the focus. */
function Page({ instead = null }: { instead?: ReactNode }) {
  const [gone, setGone] = useState(false)
  useKeptFocus()
  return (
    <>
      <main tabIndex={-1}>
        <ul aria-label="Dishes">
          {gone ? instead : <button onClick={() => setGone(true)}>Remove</button>}
          <li>Pho</li>
        </ul>
      </main>
      <button>Elsewhere</button>
    </>
  )
}
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
const remove = () => screen.getByRole('button', { name: 'Remove' })
const focused = () => document.activeElement

it('F63 when the focused element is removed, its container gets the focus, and is no tab stop afterwards', async () => {
  render(<Page />)
  act(() => remove().focus())
  fireEvent.click(remove())
  await frame()
  const list = screen.getByRole('list', { name: 'Dishes' })
  expect(focused()).toBe(list)
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  expect(list.hasAttribute('tabindex')).toBe(false)
})

it('F63 when a focused element outside the content is removed, the content gets the focus', async () => {
  const page = (bar: ReactNode) => (
    <>
      <nav>{bar}</nav>
      <Page />
    </>
  )
  const { rerender } = render(page(<a href="/menu">Order Now</a>))
  act(() => screen.getByRole('link').focus())
  rerender(page(null))
  await frame()
  expect(focused()).toBe(screen.getByRole('main'))
})

it('F63 when the focused element is hidden, the content gets the focus, though the browser has not taken it yet', async () => {
  const page = (hidden: boolean) => (
    <>
      <input aria-label="Search menu" style={{ display: hidden ? 'none' : undefined }} />
      {hidden && <p>Pho</p>}
      <Page />
    </>
  )
  const { rerender } = render(page(false))
  const field = screen.getByRole('textbox')
  field.checkVisibility = () => field.style.display !== 'none'
  act(() => field.focus())
  rerender(page(true))
  expect(focused()).toBe(field)
  await frame()
  expect(focused()).toBe(screen.getByRole('main'))
})

it('F63 an element that focuses itself keeps the focus', async () => {
  render(<Page instead={<input autoFocus aria-label="Code" />} />)
  act(() => remove().focus())
  fireEvent.click(remove())
  await frame()
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Code' }))
})

it.each([
  ['the focus is elsewhere', () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
  ['a pointer was put down elsewhere', () => (fireEvent.pointerDown(document.body), act(() => remove().blur()))],
])('F63 nothing is focused when %s', async (_, leave) => {
  render(<Page />)
  act(() => remove().focus())
  leave()
  const before = focused()
  fireEvent.click(remove())
  await frame()
  expect(focused()).toBe(before)
})
