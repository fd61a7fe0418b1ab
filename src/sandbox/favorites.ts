import type { components } from '../api/schema.gen'
import type { World } from './host'
import { Refusal } from './refusal'

type Schemas = components['schemas']

export const favoritesOf = (customerId: string, { state }: World): Schemas['Favorite'][] =>
  (state.favorites ??= {})[customerId] ?? []

/** Keeps one favorite a dish: a later one takes the place of an earlier, at the head of the list. */
export function saveFavorite(
  customerId: string,
  menuItemId: string,
  { servingQuantityId, customOptionGroups }: Schemas['FavoriteRequest'],
  world: World,
): Schemas['Favorite'] {
  if (!world.catalog.find(menuItemId, world.now())) throw new Refusal(404, 'NOT_FOUND', 'There is no such dish.')
  const others = favoritesOf(customerId, world)
  const id = others.find((one) => one.menuItemId === menuItemId)?.id ?? `fav_${crypto.randomUUID().slice(0, 8)}`
  const favorite = { id, menuItemId, servingQuantityId, customOptionGroups }
  world.state.favorites![customerId] = [favorite, ...others.filter((one) => one.menuItemId !== menuItemId)]
  return favorite
}

export function removeFavorite(customerId: string, menuItemId: string, world: World) {
  const kept = favoritesOf(customerId, world).filter((one) => one.menuItemId !== menuItemId)
  world.state.favorites![customerId] = kept
}
