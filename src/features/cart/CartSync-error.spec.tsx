import { expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet } from '../../../tests/setup/shop'
import { cartQuery } from '../../api/queries/cart'
import { CartSync } from './CartSync'

it('a cart that could not be read is not read again as soon as this code has loaded', async () => {
  expectLog(/Failed to load your cart/)
  const shop = createShop()
  shop.signIn()
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: '/cart', times: 1 })
  await shop.client.fetchQuery(cartQuery(CUSTOMER)).catch(() => {})
  shop.show(<CartSync />)
  await quiet()
  expect(shop.requests('/cart')).toBe(1)
})
