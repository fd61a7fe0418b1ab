import type { QueryClient } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'

const menusOf = (client: QueryClient) => client.getQueryData(restaurantQueries.menus().queryKey)

/** The currency of the cached menu or restaurant; empty while neither is cached. */
export const currencyOf = (client: QueryClient) =>
  client.getQueryData(restaurantQueries.profile().queryKey)?.currency || menusOf(client)?.currency || ''

/** Finds a dish's name by its id. Falls back to the id if the dish is not on the cached menu. */
export function dishNames(client: QueryClient): (id: string) => string {
  const dishes = menusOf(client)?.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items)) ?? []
  const names = new Map(dishes.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}
