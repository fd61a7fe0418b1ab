import { expectTypeOf, it } from 'vitest'
import type { Argument, Field, Header, Query } from './call'

const CUSTOMER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'
type Orders = `${typeof CUSTOMER}/orders`
type Line = `${typeof CUSTOMER}/cart/cart-items/{cartItemId}`
type Slots = '/api/v1/restaurants/{restaurantId}/slots'

// `npm run typecheck` fails when one of these does not hold.
it('a call must have the headers and query parameters that the contract requires, and no other headers', () => {
  expectTypeOf<Header<'POST', Orders>>().toHaveProperty('Idempotency-Key')
  expectTypeOf<object>().not.toExtend<Header<'POST', Orders>>()
  expectTypeOf<object>().toExtend<Header<'DELETE', Line>>()
  expectTypeOf<Header<'DELETE', Line>>().not.toHaveProperty('Idempotency-Key')
  expectTypeOf<Query<Slots>>().toEqualTypeOf<{ type: 'PICKUP' | 'DELIVERY' }>()
  expectTypeOf<Argument<Field<'query', Query<Slots>>>>().toEqualTypeOf<[init: { query: Query<Slots> }]>()
  expectTypeOf<Argument<Field<'query', Query<Line>>>>().toEqualTypeOf<[init?: { query?: object }]>()
})
