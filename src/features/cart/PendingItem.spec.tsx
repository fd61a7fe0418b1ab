import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lemonade } from '../../../tests/sandbox/orders'
import { createShop, CUSTOMER, quiet } from '../../../tests/setup/shop'
import { loginRequired } from '../../stores/login-required'
import { PendingItem } from './PendingItem'

it('what a guest wanted is kept until it is being added: the page may be left while the cart is read', async () => {
  const shop = createShop()
  const { fetch } = globalThis
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') await gate
    return fetch(request)
  })
  loginRequired([lemonade()], 450)
  shop.signIn()
  shop.show(<PendingItem />)
  await quiet()
  expect(sessionStorage.getItem('waitingItem')).not.toBeNull()
  letGo()
  await waitFor(() => expect(shop.sandbox.context.state.carts[CUSTOMER]).toHaveLength(1))
  expect(sessionStorage.getItem('waitingItem')).toBeNull()
})
