import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { AddStepper } from './AddStepper'

function Dish({ already = 0 }) {
  const [inCart, setInCart] = useState(already)
  const by = (more: number) => () => setInCart((before) => before + more)
  return <AddStepper name="Tea" inCart={inCart} onAdd={by(1)} onTakeOut={by(-1)} />
}
const add = () => screen.getByRole('button', { name: 'Add Tea to cart' })
const less = () => screen.getByRole('button', { name: 'Decrease quantity of Tea' })

it('the + gets a − and the number beside it once the dish is in the cart, and stays the same button', async () => {
  render(<Dish />)
  const plus = add()
  expect(screen.queryByRole('button', { name: /Decrease/ })).toBeNull()
  fireEvent.click(plus)
  await screen.findByText('1 in cart')
  expect(add()).toBe(plus)
  fireEvent.click(plus)
  await screen.findByText('2 in cart')
  fireEvent.click(less())
  await screen.findByText('1 in cart')
})

it('the − goes with the last piece, and leaves the focus to the +', async () => {
  render(<Dish already={1} />)
  less().focus()
  fireEvent.click(less())
  await waitFor(() => expect(screen.queryByText(/in cart/)).toBeNull())
  expect(document.activeElement).toBe(add())
})

it('a press shows in the next frame, before its work is done', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  render(<Dish />)
  fireEvent.click(add())
  expect([add().className, screen.queryByText('1 in cart')]).toEqual([expect.stringContaining('pressed'), null])
  await screen.findByText('1 in cart')
  expect(add().className).toBe('')
})
