import { queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { persisted } from '../persisted'
import type { FulfilmentType, MenuItem, MenuList, Restaurant } from '../types'
import { unwrap } from '../unwrap'

const { restaurantId } = config
/** The prefix of the query keys for all public data. */
export const PUBLIC_KEY = ['restaurant', restaurantId] as const
const FIVE_MINUTES = 5 * 60_000

export const restaurantQueries = {
  /** The profile: name, story, address, hours, whether it is open. */
  profile: () =>
    queryOptions({
      queryKey: ['restaurant', restaurantId, 'profile'],
      queryFn: ({ signal }): Promise<Restaurant> =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}', {
            params: { path: { restaurantId } },
            signal,
          }),
          'Failed to load the restaurant.',
        ),
      staleTime: FIVE_MINUTES,
      persister: persisted<Restaurant, string[]>('GET /api/v1/restaurants/{restaurantId}'),
      meta: { call: 'GET /restaurants/{restaurantId}' },
    }),

  /** The times an order can be requested for. Read again each time they are shown, as other customers take them too. */
  slots: (type: FulfilmentType) =>
    queryOptions({
      queryKey: ['restaurant', restaurantId, 'slots', type],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/slots', {
            params: { path: { restaurantId }, query: { type } },
            signal,
          }),
          'Failed to load the times.',
        ),
      staleTime: 0,
      meta: { call: 'GET /restaurants/{restaurantId}/slots' },
    }),

  /** Every menu with its sections and cards. */
  menus: () =>
    queryOptions({
      queryKey: ['restaurant', restaurantId, 'menus'],
      queryFn: ({ signal }): Promise<MenuList> =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/menus', {
            params: { path: { restaurantId } },
            signal,
          }),
          'Failed to load the menu.',
        ),
      staleTime: FIVE_MINUTES,
      persister: persisted<MenuList, string[]>('GET /api/v1/restaurants/{restaurantId}/menus'),
      meta: { call: 'GET /restaurants/{restaurantId}/menus' },
    }),

  /** One item with its servings and option groups. */
  item: (menuId: string, itemId: string) =>
    queryOptions({
      queryKey: ['restaurant', restaurantId, 'menus', menuId, 'item', itemId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/menus/{menuId}/items/{itemId}', {
            params: { path: { restaurantId, menuId, itemId } },
            signal,
          }),
          'Failed to load the dish.',
          { mayBeGone: true },
        ),
      persister: persisted<MenuItem, string[]>('GET /api/v1/restaurants/{restaurantId}/menus/{menuId}/items/{itemId}'),
      meta: { call: 'GET /restaurants/{restaurantId}/menus/{menuId}/items/{itemId}' },
    }),
}
