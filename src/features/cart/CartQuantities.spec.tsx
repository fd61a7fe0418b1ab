import { act, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { createShop, CUSTOMER } from '../../../tests/setup/shop'
import { signedOut } from '../../stores/auth'
import { useQuantityOf } from '../../stores/quantities'
import { cartQuery } from '../../api/queries/cart'
import { CartQuantities } from './CartQuantities'

const rendered = vi.fn<(id: string) => void>()
const Card = ({ dish }: { dish: string }) => <p data-testid={dish}>{useQuantityOf(dish)}</p>
const shown = (dish: string) => screen.getByTestId(dish).textContent

it('each card shows how many of its dish are in the cart, and only changed cards render again', async () => {
  const shop = createShop()
  shop.signIn()
  shop.stock(4)
  shop.show(
    <>
      <CartQuantities />
      {['tamarind-lemonade', 'wonton-soup'].map((dish) => (
        <Profiler key={dish} id={dish} onRender={(id) => rendered(id)}>
          <Card dish={dish} />
        </Profiler>
      ))}
    </>,
  )
  await waitFor(() => expect(shown('tamarind-lemonade')).toBe('4'))
  expect(shown('wonton-soup')).toBe('0')
  rendered.mockClear()
  shop.stock(5)
  await act(() => shop.client.invalidateQueries(cartQuery(CUSTOMER)))
  await waitFor(() => expect(shown('tamarind-lemonade')).toBe('5'))
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['tamarind-lemonade']))
  act(() => signedOut())
  expect(shown('tamarind-lemonade')).toBe('0')
})
