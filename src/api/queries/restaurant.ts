import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { config } from '../../lib/config'
import type { Incomplete } from '../validate-response'
import { read } from '../read'
import { persisted } from '../persisted'
import type { FulfilmentType, MenuItem, MenuItemSummary, MenuList, Restaurant } from '../types'

const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
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
      ...read(RESTAURANT, {}, t`Failed to load the restaurant.`),
      staleTime: whileWhole,
      persister: persisted(`GET ${RESTAURANT}`),
    }),

  /** The times an order can be requested for. Read again each time they are shown, as other customers take them too. */
  slots: (type: FulfilmentType) =>
    queryOptions({
      queryKey: [...PUBLIC_KEY, 'slots', type],
      ...read(`${RESTAURANT}/slots`, {}, t`Failed to load the times.`, { query: { type } }),
      staleTime: 0,
    }),

  /** Whether the restaurant delivers to a postal code, before an address is known. */
  deliveryArea: (postalCode: string) =>
    queryOptions({
      queryKey: [...PUBLIC_KEY, 'delivery-area', postalCode],
      ...read(`${RESTAURANT}/delivery-area`, {}, t`Failed to check the postal code.`, { query: { postalCode } }),
      staleTime: FIVE_MINUTES,
    }),

  /** A table, as the code printed on it names it. */
  table: (tableId: string) =>
    queryOptions({
      queryKey: [...PUBLIC_KEY, 'table', tableId],
      ...read(`${RESTAURANT}/tables/{tableId}`, { tableId }, t`Failed to look up the table.`, { mayBeGone: true }),
      staleTime: FIVE_MINUTES,
    }),

  /** Every menu with its sections and cards. */
  menus: () =>
    queryOptions<MenuList, Error, MenuList, string[]>({
      queryKey: [...PUBLIC_KEY, 'menus'],
      ...read(MENUS, {}, t`Failed to load the menu.`),
      staleTime: whileWhole,
      persister: persisted(`GET ${MENUS}`),
    }),

  /** One item with its servings and option groups. */
  item: (menuId: string, itemId: string) =>
    queryOptions<MenuItem, Error, MenuItem, string[]>({
      queryKey: [...PUBLIC_KEY, 'menus', menuId, 'item', itemId],
      ...read(ITEM, { menuId, itemId }, t`Failed to load the dish.`, { mayBeGone: true }),
      persister: persisted(`GET ${ITEM}`),
    }),
}
