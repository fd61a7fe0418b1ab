import { expect, it } from 'vitest'
import { breakingChanges } from '../../openapi/breaking.mjs'
import { readContract } from '../../openapi/read.mjs'
import { contract } from './contract'

const ITEMS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/cart/cart-items'
type Any = Record<string, never>
type Changed = {
  paths: Record<string, Any>
  components: { schemas: Record<string, { properties: Any; required: string[] }> }
}

const after = (change: (contract: Changed) => void) => {
  const changed = readContract() as Changed
  change(changed)
  return breakingChanges(contract, changed)
}
const schema = (changed: Changed, name: string) => changed.components.schemas[name]!

it('an unchanged contract has no breaking changes', () => expect(after(() => {})).toEqual([]))

it('additions are no breaking changes', () => {
  const changes = after((changed) => {
    Object.assign(changed.paths, { '/api/v1/new': { get: { responses: { 200: { description: 'New.' } } } } })
    Object.assign(schema(changed, 'AddCartItemRequest').properties, { gift: { type: 'boolean' } })
    Object.assign(schema(changed, 'Profile').properties, { birthday: { type: 'string' } })
  })
  expect(changes).toEqual([])
})

it.each<[string, (changed: Changed) => void, string]>([
  ['a removed operation', ({ paths }) => delete (paths[ITEMS] as Any).post, `POST ${ITEMS} was removed`],
  [
    'a new required field of a request',
    (changed) => {
      const { required, properties } = schema(changed, 'AddCartItemRequest')
      Object.assign(properties, { gift: { type: 'boolean' } })
      required.push('gift')
    },
    `POST ${ITEMS} request/gift is now required`,
  ],
  [
    'a narrowed type of a request',
    (changed) =>
      Object.assign(schema(changed, 'AddCartItemRequest').properties, { specialInstructions: { type: 'string' } }),
    `POST ${ITEMS} request/specialInstructions may no longer be null`,
  ],
  [
    'a narrowed choice of a request',
    (changed) => Object.assign(schema(changed, 'FulfilmentType'), { enum: ['PICKUP'] }),
    'POST /api/v1/restaurants/{restaurantId}/users/{customerId}/orders/quote request/fulfilment/type may no longer be DELIVERY',
  ],
  [
    'a field of an answer that may be missing',
    (changed) => schema(changed, 'Profile').required.shift(),
    'GET /api/v1/restaurants/{restaurantId}/users/{customerId}/profile answer/firstName may now be missing',
  ],
])('%s is reported as a breaking change', (_, change, sentence) => expect(after(change)).toContain(sentence))
