import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { config } from '../../lib/config'
import { api, inShop } from '../client'
import { persisted } from '../persisted'
import type { FulfilmentType, MenuItem, MenuItemSummary, MenuList, Restaurant } from '../types'
import { MAY_BE_GONE, metaOf, unwrap } from '../unwrap'
import type { Incomplete } from '../validate-response'

const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
const SLOTS = `${RESTAURANT}/slots` as const
const DELIVERY_AREA = `${RESTAURANT}/delivery-area` as const
const TABLE = `${RESTAURANT}/tables/{tableId}` as const
const MENUS = `${RESTAURANT}/menus` as const
const ITEM = `${MENUS}/{menuId}/items/{itemId}` as const
/** The prefix of the query keys for all public data. */
export const PUBLIC_KEY = ['restaurant', config.restaurantId] as const
/** The cache key of the restaurant's pictures, which a drawn page brings along for the time before the menu is read. */
export const HERO_KEY = [...PUBLIC_KEY, 'hero'] as const
export type HeroPicture = {
  [Key in 'imageUrl' | 'imageSmallUrl' | 'imageKind']?: MenuItemSummary[Key] | undefined
}
const FIVE_MINUTES = 5 * 60_000
const HALF_A_MINUTE = 30_000

/** An answer with invalid parts may be right soon. */
const whileWhole = ({ state: { data } }: { state: { data?: Incomplete | undefined } }) =>
  data?.incomplete ? HALF_A_MINUTE : FIVE_MINUTES

export const restaurantQueries = {
  /** The profile: name, story, address, hours, whether it is open. */
  profile: () =>
    queryOptions<Restaurant, Error, Restaurant, string[]>({
      queryKey: [...PUBLIC_KEY, 'profile'],
      queryFn: ({ signal }) =>
        unwrap(api.GET(RESTAURANT, { params: inShop(), signal }), t`Failed to load the restaurant.`),
      meta: metaOf(RESTAURANT),
      staleTime: whileWhole,
      persister: persisted(`GET ${RESTAURANT}`),
    }),

  /** The times an order can be requested for. Read again each time they are shown, as other customers take them too. */
  slots: (type: FulfilmentType) =>
    queryOptions({
      queryKey: [...PUBLIC_KEY, 'slots', type],
      queryFn: ({ signal }) =>
        unwrap(api.GET(SLOTS, { params: { ...inShop(), query: { type } }, signal }), t`Failed to load the times.`),
      meta: metaOf(SLOTS),
      staleTime: 0,
    }),

  /** Whether the restaurant delivers to a postal code, before an address is known. */
  deliveryArea: (postalCode: string) =>
    queryOptions({
      queryKey: [...PUBLIC_KEY, 'delivery-area', postalCode],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET(DELIVERY_AREA, { params: { ...inShop(), query: { postalCode } }, signal }),
          t`Failed to check the postal code.`,
        ),
      meta: metaOf(DELIVERY_AREA),
      staleTime: FIVE_MINUTES,
    }),

  /** A table, as the code printed on it names it. */
  table: (tableId: string) =>
    queryOptions({
      queryKey: [...PUBLIC_KEY, 'table', tableId],
      queryFn: ({ signal }) =>
        unwrap(api.GET(TABLE, { params: inShop({ tableId }), signal }), t`Failed to look up the table.`, MAY_BE_GONE),
      meta: metaOf(TABLE),
      staleTime: FIVE_MINUTES,
    }),

  /** Every menu with its sections and cards. */
  menus: () =>
    queryOptions<MenuList, Error, MenuList, string[]>({
      queryKey: [...PUBLIC_KEY, 'menus'],
      queryFn: ({ signal }) => unwrap(api.GET(MENUS, { params: inShop(), signal }), t`Failed to load the menu.`),
      meta: metaOf(MENUS),
      staleTime: whileWhole,
      persister: persisted(`GET ${MENUS}`),
    }),

  /** One item with its servings and option groups. */
  item: (menuId: string, itemId: string) =>
    queryOptions<MenuItem, Error, MenuItem, string[]>({
      queryKey: [...PUBLIC_KEY, 'menus', menuId, 'item', itemId],
      queryFn: ({ signal }) =>
        unwrap(api.GET(ITEM, { params: inShop({ menuId, itemId }), signal }), t`Failed to load the dish.`, MAY_BE_GONE),
      meta: metaOf(ITEM),
      persister: persisted(`GET ${ITEM}`),
    }),
}
