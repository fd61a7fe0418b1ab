import { orderQueries } from '../../src/api/queries/orders'
import type { Placement } from '../../src/features/checkout/send-order'
import { orderOf, PICKUP } from '../sandbox/orders'
import { CUSTOMER, type Shop } from './shop'

/** The order of four lemonades, priced. */
export async function pricedLemonades(shop: Shop): Promise<Placement> {
  shop.stock(4)
  const quote = await shop.client.fetchQuery(orderQueries.quote(CUSTOMER, '4 lemonades', PICKUP))
  const { returnUrl: _, ...body } = orderOf(quote)
  return { ...body, signature: '4 lemonades', quoted: quote }
}
