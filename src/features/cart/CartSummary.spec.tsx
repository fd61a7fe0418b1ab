import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CartSummary } from './CartSummary'

const summary = (subtotal: number, confirmed: boolean, deposit = 0) => (
  <CartSummary
    taxNote=""
    cart={{ lines: [], count: 1, subtotal, depositAmount: deposit, confirmed }}
    {...{ minimumOrder: 0, currency: 'USD', hasChanged: false, when: null, action: null }}
  />
)
const announced = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])

it('the subtotal of the cart is announced once, when the API has confirmed it', () => {
  const { rerender } = render(summary(850, true))
  expect(announced()).toEqual([])
  rerender(summary(1700, false))
  rerender(summary(2550, false))
  expect(announced()).toEqual([])
  rerender(summary(2550, true))
  expect(announced()).toEqual(['Subtotal $25.50'])
})

it('deposits have a row of their own, where there are any', () => {
  const { rerender } = render(summary(850, true, 50))
  expect(screen.getByText('Deposit').nextSibling?.textContent).toBe('$0.50')
  expect(screen.getByTestId('subtotal').textContent).toBe('$8.50')
  rerender(summary(850, true))
  expect(screen.queryByText('Deposit')).toBeNull()
})
