import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ByEarAndKeyboard } from './ByEarAndKeyboard'

beforeEach(() => {
  document.title = 'Menu'
})
const titled = async (title: string, stands = 600) => {
  document.title = title
  await act(() => new Promise((resolve) => setTimeout(resolve, stands)))
}

it('tells another page by its title, not the one it begins with', async () => {
  render(<ByEarAndKeyboard />)
  expect(screen.getByRole('status').textContent).toBe('')
  await titled('Menu, still', 100)
  expect(screen.getByRole('status').textContent).toBe('')
  await titled('Cart')
  expect(screen.getByRole('status').textContent).toBe('Cart')
})

it('keeps the focus of a guest in the page when what had it goes', async () => {
  render(
    <main>
      <button>Gone</button>
      <ByEarAndKeyboard />
    </main>,
  )
  const button = screen.getByRole('button')
  act(() => button.focus())
  button.remove()
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
