import { expect, it, vi } from 'vitest'
import { watchEvents } from '../../../tests/setup/events'
import { CUSTOMER, guestsShop, quiet } from '../../../tests/setup/shop'
import { cartQuery } from '../../api/queries/cart'
import { restaurantQueries } from '../../api/queries/restaurant'
import { Views } from './Views'

const shop = guestsShop()
const events = watchEvents(() => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  return () => {}
})

it.each(['/menu', '/menu/'])('the dishes seen at %s have the currency of the restaurant', async (address) => {
  await shop.client.fetchQuery(restaurantQueries.profile())
  const menus = await shop.client.fetchQuery(restaurantQueries.menus())
  const { currency: _, ...rest } = menus
  shop.client.setQueryData<object>(restaurantQueries.menus().queryKey, rest)
  shop.show(<Views />, address)
  await quiet()
  expect(events.map(({ name }) => name)).toEqual(['page_view', 'view_item_list'])
  expect(events[0]!.params).toEqual({ page_path: '/menu' })
  const { sections } = menus.menus[0]!
  const [dish] = sections.flatMap(({ items }) => items)
  const first = expect.objectContaining({ item_id: dish!.id, price: dish!.price / 100 }) as object
  expect(events[1]!.params).toMatchObject({ currency: 'USD', items: expect.arrayContaining([first]) as object[] })
})

it('a cart that was seen is sent with the names of its dishes', async () => {
  shop.signIn()
  shop.stock(2)
  await shop.client.fetchQuery(restaurantQueries.menus())
  await shop.client.fetchQuery(cartQuery(CUSTOMER))
  shop.show(<Views />, '/cart')
  await quiet()
  const items = [{ item_id: 'tamarind-lemonade', item_name: 'Tamarind lemonade', price: 4.5, quantity: 2 }]
  expect(events.at(-1)).toMatchObject({ name: 'view_cart', params: { currency: 'USD', value: 9, items } })
})

it.each(['/menu', '/cart', '/checkout', '/menu/all-day/item/tamarind-lemonade'])(
  'reads nothing at %s',
  async (address) => {
    shop.signIn()
    shop.show(<Views />, address)
    await quiet()
    expect(shop.sandbox.context.requestLog).toEqual([])
  },
)
