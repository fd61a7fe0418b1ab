import type { World } from '../host'
import { notFound } from '../refusal'
import { slotsOf, storeStatus } from '../slots'
import { typedHttp as http } from './typed-http'

export function restaurantHandlers(world: World) {
  const { restaurant, now } = world
  return [
    http.get('/api/v1/restaurants/{restaurantId}', ({ response }) =>
      response(200).json({ ...restaurant, status: storeStatus(world) }),
    ),

    http.get('/api/v1/restaurants/{restaurantId}/slots', ({ query, response }) =>
      response(200).json(slotsOf(query.get('type') === 'DELIVERY' ? 'DELIVERY' : 'PICKUP', world)),
    ),

    http.get('/api/v1/restaurants/{restaurantId}/menus', ({ response }) =>
      response(200).json(world.catalog.list(now())),
    ),

    http.get('/api/v1/restaurants/{restaurantId}/menus/{menuId}/items/{itemId}', ({ params, response }) => {
      const item = world.catalog.item(params.menuId, params.itemId, now())
      if (!item) throw notFound('The dish')
      return response(200).json(item)
    }),
  ]
}
