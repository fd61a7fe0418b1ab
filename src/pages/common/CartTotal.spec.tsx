import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { CartState } from '../../features/cart/use-cart'
import { CartTotal } from './CartTotal'

const cart = { lines: [], count: 1, subtotal: 850, depositAmount: 0, confirmed: true } as unknown as CartState

it.each([
  [{ pricesIncludeTax: true, untaxed: false }, 'Tax is included. A tip can be added at checkout.'],
  [{ pricesIncludeTax: true }, 'Tax is included. A tip can be added at checkout.'],
  [{ pricesIncludeTax: false }, 'Tax and tip are added at checkout.'],
  [{}, 'Tax and tip are added at checkout.'],
  [{ pricesIncludeTax: true, untaxed: true }, 'A tip can be added at checkout.'],
  [{ pricesIncludeTax: false, untaxed: true }, 'A tip can be added at checkout.'],
])('of a restaurant with %j the cart says "%s"', (taxes, words) => {
  const restaurant = { minimumOrder: 0, currency: 'EUR', delivery: null, pointsProgram: null, ...taxes }
  render(<CartTotal cart={cart} restaurant={restaurant as never} />, { wrapper: MemoryRouter })
  expect(screen.getByText(/tip/).textContent).toBe(words)
})
