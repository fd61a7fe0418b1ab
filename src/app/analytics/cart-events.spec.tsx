import { settled } from '../../../tests/setup/pending-change'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createCartWorld, item, type CartWorld } from '../../../tests/model/cart-world'
import { restaurantQueries } from '../../api/queries/restaurant'
import { cartActions } from '../../features/cart/actions'
import { cartFor } from '../../features/cart/cart'
import { addToCart } from '../../features/cart/use-cart'
import { receiveEvents } from '../../lib/events'
import { currentSession, signedOut } from '../../stores/auth'
import { watchCart } from './cart-events'

let world: CartWorld
let events: string[]
let stops: (() => void)[]

const cart = () => cartFor(world.client, currentSession()!.user.customerId)
const line = (dish: string) =>
  cart()
    .drawn()
    .lines.find(({ menuItemId }) => menuItemId === dish)!

beforeEach(() => {
  world = createCartWorld()
  events = []
  stops = [
    watchCart(world.client),
    receiveEvents((event) => {
      if (event.name !== 'add_to_cart' && event.name !== 'remove_from_cart') return
      const { value, items } = event.params
      events.push(
        `${event.name} ${items.map((one) => `${one.quantity} ${one.item_id} ${one.price}`).join(', ')} = ${value}`,
      )
    }),
  ]
})
afterEach(() => {
  stops.forEach((stop) => stop())
  act(signedOut)
})

it('tracks a dish that was added before it started, once', async () => {
  stops[0]!()
  await addToCart(world.client, item('tea'))?.done
  expect(events).toEqual([])
  for (const start of [1, 2]) {
    watchCart(world.client)()
    expect(events, `start ${start}`).toHaveLength(1)
  }
})

it('tracks what each change of the cart adds or removes, once the API has accepted it', async () => {
  const { client } = world
  const { setQuantity, remove, clear } = cartActions(client)
  await client.fetchQuery(restaurantQueries.menus())
  const price = item('tea').price / 100
  await addToCart(client, item('tea'))?.done
  expect(events).toEqual([`add_to_cart 1 tea ${price} = ${price}`])

  setQuantity(line('tea'), 3)
  await settled(cart())
  setQuantity(line('tea'), 2)
  await settled(cart())
  remove(line('tea'))
  await settled(cart())
  await addToCart(client, item('soup'))?.done
  clear()
  await settled(cart())
  const soup = item('soup').price / 100
  expect(events.slice(1)).toEqual([
    `add_to_cart 2 tea ${price} = ${2 * price}`,
    `remove_from_cart 1 tea ${price} = ${price}`,
    `remove_from_cart 2 tea ${price} = ${2 * price}`,
    `add_to_cart 1 soup ${soup} = ${soup}`,
    `remove_from_cart 1 soup ${soup} = ${soup}`,
  ])
})

it('does not track a change that the API refuses', async () => {
  expectLog(/Failed to add/)
  world.sandbox.context.scenarios.start({ name: 'fail', status: 409, match: 'POST', times: 1 })
  await addToCart(world.client, item('tea'))?.done
  await settled(cart())
  expect(events).toEqual([])
  await addToCart(world.client, item('soup'))?.done
  expect(events).toHaveLength(1)
})
